"""Everything that can be wrong with what people give to core: one class per cause, one module per subject.

Each module's public names are the error classes it defines, so the star imports export every class without a second
list.
"""

from core.errors.base import *
from core.errors.hand import *
from core.errors.league import *
from core.errors.logs import *
from core.errors.notation import *
from core.errors.rules import *
from core.errors.scoring import *
from core.errors.settlement import *
from core.errors.situation import *
from core.errors.table import *
