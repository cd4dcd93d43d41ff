"""Characters that are written differently in Japanese, Traditional and Simplified Chinese.

One group a word, of those characters that occur in our spellings and questions; made of OpenCC's tables, and a few more
that players write for each other (槓 and 杠, 喰 and 食, 翻 and 番).
"""

from __future__ import annotations

from typing import Final

_GROUPS: Final = """
万萬 与與 专専專 业業 东東 両两兩 並併倂并幷竝 个個箇 临臨 为為爲 举挙擧舉 么幺麼麽 义義 乐楽樂 乗乘 书書 于於
产產産 亲親 仅僅 从従從 仪儀 仮假 优優 会會 体體 余餘馀 來来 侧側 侷局 係系繋繫 俱倶 値值 傢家 內内 关関關 写寫
决決 况況 准準 减減 凑湊 几幾 凤鳳 処处處 出齣 击撃擊 则則 刚剛 別别彆 制製 剩剰 办辦 动動 励勵 効效 勝胜 千韆 华華
协協 单単單 即卽 却卻 历厤暦曆歴歷 双雙 収收 发発發髪髮 变変變 叠畳疊 只衹隻 吃喫 合閤 吊弔 同衕 后後 听聴聽 员員
响響 喰食 営營营 噹当當 回迴 团団團糰 囲围圍 国國 圈圏 场場 坚堅 埰寀採采 報报 増增 声聲 复復複 够夠 头頭 奖奨奬獎
宝寶 实実實 对対對 导導 将將 屆届 属屬 岭嶺 带帯帶 席蓆 帰归歸 庄荘莊 废廃廢 开開 异異 弃棄 张張 彔录錄録 总総總
悬懸 惯慣 慮虑 战戦戰 戻戾 才纔 払拂 托託讬 扣釦 折摺 抜拔 択择擇 抢搶 担擔 拦攔 捞撈 损損 换換 捨舍舎 摊攤 数數
斋斎齋 断斷 无無 既旣 旧舊 时時 显顕顯 暂暫 暗闇 机機 权権權 杠槓 条條 杯盃 板闆 极極 构構 枪槍 查査 栄榮荣 标標
样様樣 核覈 欠缺 欧歐 步歩 残殘 殴毆 毎每 气気氣 汉漢 沈渖瀋 沒没 测測 満满滿 滅灭 灯燈 点點 状狀 独獨 环環 现現
番翻飜 盘盤 着著 码碼 确確 离離 种種 积積 称稱 竜龍龙 竞競 筹籌 範范 类類 約约 紅红 純纯 累纍 終终 組组 経經经 結结
絕絶绝 給给 統统 継繼继 続續续 綠緑绿 縛缚 織织 繰缲 罗羅 罚罰 职職 联聯连連 胡衚鬍 莲蓮 补補 表錶 裏裡里 見见 規规
視视 覧覽览 触觸 訂订 計计 記记 設设 証證证 詐诈 試试 話话 該该 認认 誤误 說説说 読讀读 誰谁 調调 論论 譜谱 議议
譲讓让 負负 財财 貫贯 責责 貸贷 費费 資资 賞赏 賠赔 賽赛 車车 軒轩 転轉转 較较 載载 輪轮 边辺邊 达達 过過 运運 还還
这這 进進 远遠 选選 銃铳 鋒锋 錦锦 錯错 長长 門门 閑閒闲 間间 队隊 际際 随隨 面麪麫麵麺 頂顶 項项 順顺 須须鬚 題题
額额 風风 飛飞 馬马 騎骑 驟骤 魚鱼 鳴鸣 黃黄 习習 乱亂 亏虧 们們 删刪 厅廳 参參 吗嗎 备備 学學 强強 态態 戏戲
横橫 烂爛 烟煙菸 电電 纪紀 线綫線 络絡 绩績 缴繳 网網 荐薦 讲講 许許 请請 谢謝 赢贏 违違 钱錢 闻聞 阵陣 领領 饮飲 饼餅
"""

FOLDED: Final = {ord(other): group[0] for group in _GROUPS.split() for other in group[1:]}
"""Each character but the first of its group, with the first."""
