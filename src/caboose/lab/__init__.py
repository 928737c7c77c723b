"""The laboratory: many matches at once, told in figures, tables and plots.

``series`` says what is to be played and plays a piece of it, in compiled code or in ``matches``;
``spread`` and ``cluster`` have the pieces played on many cores or machines; ``outcomes`` and
``statistics`` make figures of the rounds, ``simulation`` and ``tournament`` the two results;
``files``, ``reports`` and ``plots`` keep and show them. All this needs the extra ``lab``. The
package itself imports nothing, so that each part asks only for what it uses.
"""
