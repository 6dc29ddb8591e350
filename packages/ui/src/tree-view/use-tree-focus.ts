import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lineStartingWith, moveFor } from './tree-keys.ts';
import { stateIdOf, type TreeLine } from './tree-model.ts';
import type { Tree } from './use-tree.ts';

/** Letters typed within this time of each other form one search text. Milliseconds. */
const TYPING_TIME = 700;

/** Manages the single tab stop of a tree, and the keys and clicks on its lines. */
export function useTreeFocus(
  { lines, setOpen, load }: Tree,
  listRef: RefObject<HTMLElement | null>,
  currentId: string | undefined,
) {
  const typing = useRef({ text: '', at: 0 });
  const hasFocus = useRef(false);
  const [lastId, setLastId] = useState(currentId);
  const lastLine = lines.find(({ node }) => node.id === lastId || stateIdOf(node.id) === lastId);
  const activeId = (lines.find(({ node }) => node.id === lastId) ?? lastLine ?? lines[0])?.node.id;

  const focus = (id: string) => {
    setLastId(id);
    const items = listRef.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [];
    [...items].find((item) => item.dataset['id'] === id)?.focus();
  };

  /** Opens or closes a branch; on an error line, loads the children again. */
  const press = (line: TreeLine) => {
    const parent = lines.find(({ node }) => node.id === line.parentId);
    if (line.state === 'failed' && parent) void load(parent.node);
    else if (line.isExpanded !== undefined) setOpen([line.node.id], !line.isExpanded);
  };

  useEffect(() => {
    // The placeholder line had the focus and was removed.
    if (hasFocus.current && activeId !== lastId && activeId !== undefined && isFocusLost()) focus(activeId);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem' || activeId === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const move = moveFor(event.key, lines, activeId, forward);
    const line = lines.find(({ node }) => node.id === activeId);
    if (move?.kind === 'focus') focus(move.id);
    else if (move) setOpen(move.kind === 'expand' ? move.ids : [move.id], move.kind === 'expand');
    else if (event.key === 'Enter' || event.key === ' ') {
      // Enter follows a link natively; on a node without a link, Enter and Space toggle it.
      if (line?.node.href !== undefined && event.key === 'Enter') return;
      if (line) press(line);
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      const isNewWord = event.timeStamp - typing.current.at > TYPING_TIME;
      typing.current = { text: (isNewWord ? '' : typing.current.text) + event.key.toLowerCase(), at: event.timeStamp };
      const found = lineStartingWith(typing.current.text, lines, activeId);
      if (found) focus(found.node.id);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[role="treeitem"]')?.dataset['id'];
    const pressed = lines.find(({ node }) => node.id === id);
    if (!pressed) return;
    setLastId(id);
    const isOnToggle = event.target.closest('.ps-tree-toggle') !== null;
    if (pressed.node.href !== undefined && !(isOnToggle && pressed.isExpanded !== undefined)) return;
    event.preventDefault();
    press(pressed);
  };

  const listProps = {
    onKeyDown,
    onClick,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { activeId, listProps };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
