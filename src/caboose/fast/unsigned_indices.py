"""A step of numba's compiler: no index is negative, so none needs to be counted from the end.

numba looks at the sign of every index of an array. The core never counts from the end, and to
leave the look out was measured to be worth a twentieth; see docs/performance.md.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):
    """Gives every index of an array an unsigned type."""

    _name = "unsigned_indices"

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def run_pass(self, state: Any) -> bool:
        """Change the types of a function's subscripts, which are known by now."""
        for place, signature in list(state.calltypes.items()):
            if _is_subscript(place) and _may_be_negative(signature.args):
                array, _, *rest = signature.args
                del state.calltypes[place]  # a dictionary that lets nothing be replaced
                state.calltypes[place] = signature.replace(args=(array, types.uintp, *rest))
        return True


def _is_subscript(place: Any) -> bool:
    return isinstance(place, ir.SetItem) or (isinstance(place, ir.Expr) and place.op == "getitem")


def _may_be_negative(arguments: tuple[Any, ...]) -> bool:
    array, index, *_ = arguments
    return (
        isinstance(array, types.Array)
        and isinstance(index, types.Integer)
        and not isinstance(index, types.Literal)
    )


class UnsignedIndicesCompiler(CompilerBase):
    """numba's own compiler with that step."""

    def define_pipelines(self) -> list[Any]:
        """The steps, in order."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(UnsignedIndices, NopythonTypeInference)
        steps.finalize()
        return [steps]
