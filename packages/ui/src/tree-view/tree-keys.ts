import type { TreeLine } from './tree-model.ts';

/** The effect of a key in a tree: move to a line, open lines, or close one. */
export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'expand'; ids: readonly string[] }
  | { kind: 'collapse'; id: string };

/**
 * The effect of a key by the tree pattern of the ARIA Authoring Practices; undefined for other keys. `forward` is the right arrow,
 * or the left one in right-to-left text.
 */
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

/** The next line, wrapping around, whose name starts with the typed text. */
export function lineStartingWith(typed: string, lines: readonly TreeLine[], activeId: string): TreeLine | undefined {
  const start = lines.findIndex(({ node }) => node.id === activeId);
  // A single letter moves to the next matching line; with more letters the current line may still match.
  const from = typed.length === 1 ? start + 1 : start;
  const round = [...lines.slice(from), ...lines.slice(0, from)];
  return round.find(({ node }) => node.label.toLowerCase().startsWith(typed));
}
