import { useState } from 'react';
import { type FetchState, filterTree, pathTo, type TreeNode, treeLines, withChildren } from './tree-model.ts';

type TreeOptions = {
  nodes: readonly TreeNode[];
  /** Undefined if uncontrolled. */
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[];
  onExpandedChange: ((expanded: readonly string[]) => void) | undefined;
  currentId: string | undefined;
  filter: string;
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined;
};

export type Tree = ReturnType<typeof useTree>;

/** The state of a tree: visible lines, open branches, and which children are loading or failed to load. */
export function useTree({ nodes, currentId, filter, loadChildren, ...expansion }: TreeOptions) {
  const [own, setOwn] = useState<ReadonlySet<string>>(
    () => new Set([...expansion.defaultExpanded, ...pathTo(nodes, currentId)]),
  );
  const [lastCurrentId, setLastCurrentId] = useState(currentId);
  if (currentId !== lastCurrentId) {
    // The current page has changed: open its ancestors and keep what was opened by hand.
    setLastCurrentId(currentId);
    setOwn(new Set([...own, ...pathTo(nodes, currentId)]));
  }
  const expanded = expansion.expanded ? new Set(expansion.expanded) : own;
  const [fetched, setFetched] = useState<ReadonlyMap<string, readonly TreeNode[]>>(() => new Map());
  const [states, setStates] = useState<ReadonlyMap<string, FetchState>>(() => new Map());
  // Branches that were opened or closed by hand while filtering, relative to those that the filter opens.
  const [turned, setTurned] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter: '', ids: new Set() });

  const all = withChildren(nodes, fetched);
  const isFiltering = filter.trim() !== '';
  const filtered = isFiltering ? filterTree(all, filter) : undefined;
  const turnedIds = turned.filter === filter ? turned.ids : new Set<string>();
  const open = filtered ? symmetricDifference(filtered.expanded, turnedIds) : expanded;
  const lines = treeLines(filtered?.nodes ?? all, open, states);

  const load = async (node: TreeNode) => {
    if (!loadChildren || states.get(node.id) === 'loading') return;
    setStates((known) => new Map(known).set(node.id, 'loading'));
    try {
      const children = await loadChildren(node);
      setFetched((known) => new Map(known).set(node.id, children));
      setStates((known) => withoutKey(known, node.id));
    } catch {
      setStates((known) => new Map(known).set(node.id, 'failed'));
    }
  };

  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const changed = ids.filter((id) => open.has(id) !== isOpen);
    if (isFiltering) {
      setTurned({ filter, ids: symmetricDifference(turnedIds, new Set(changed)) });
    } else {
      const next = symmetricDifference(expanded, new Set(changed));
      setOwn(next);
      expansion.onExpandedChange?.([...next]);
    }
    if (!isOpen) return;
    for (const { node } of lines) if (changed.includes(node.id) && node.hasMore) void load(node);
  };

  return { lines, states, setOpen, load };
}

function symmetricDifference(first: ReadonlySet<string>, second: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...[...first].filter((id) => !second.has(id)), ...[...second].filter((id) => !first.has(id))]);
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
