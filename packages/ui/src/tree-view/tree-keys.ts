import type { TreeLine } from './tree-model.ts';

/** What a key does in a tree: go to a line, open or close one, or open all siblings. */
export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'expand'; ids: readonly string[] }
  | { kind: 'collapse'; id: string };

/** A key in the tree pattern of the ARIA Authoring Practices; `forward` is the arrow along the line, right or, in Arabic, left. */
export function moveFor(
  key: string,
  lines: readonly TreeLine[],
  activeId: string,
  forward: 'ArrowRight' | 'ArrowLeft',
): TreeMove | undefined {
  const index = lines.findIndex(({ node }) => node.id === activeId);
  const line = lines[index];
  if (!line) return undefined;
  const focusOn = (target: TreeLine | undefined): TreeMove | undefined =>
    target && target !== line ? { kind: 'focus', id: target.node.id } : undefined;

  if (key === 'ArrowDown') return focusOn(lines[index + 1]);
  if (key === 'ArrowUp') return focusOn(lines[index - 1]);
  if (key === 'Home') return focusOn(lines[0]);
  if (key === 'End') return focusOn(lines.at(-1));
  if (key === '*') {
    const ids = lines.filter(({ parentId, isExpanded }) => parentId === line.parentId && isExpanded === false);
    return { kind: 'expand', ids: ids.map(({ node }) => node.id) };
  }
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (key !== forward) {
      if (line.isExpanded) return { kind: 'collapse', id: activeId };
      return focusOn(lines.find(({ node }) => node.id === line.parentId));
    }
    if (line.isExpanded === false) return { kind: 'expand', ids: [activeId] };
    const next = lines[index + 1];
    return line.isExpanded && next?.parentId === activeId ? focusOn(next) : undefined;
  }
  return undefined;
}

/** The next line, round the end, whose name begins with what was typed. */
export function lineStartingWith(typed: string, lines: readonly TreeLine[], activeId: string): TreeLine | undefined {
  const start = lines.findIndex(({ node }) => node.id === activeId);
  // One letter goes on to the next such line; more letters may still mean this one.
  const from = typed.length === 1 ? start + 1 : start;
  const round = [...lines.slice(from), ...lines.slice(0, from)];
  return round.find(({ node }) => node.name.toLowerCase().startsWith(typed));
}
