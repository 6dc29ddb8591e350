export type TreeNode = {
  id: string;
  label: string;
  /** The URL of the node; a node without one only opens and closes. */
  href?: string | undefined;
  /** The number of articles in the node. */
  aside?: number | undefined;
  children?: readonly TreeNode[] | undefined;
  /** The node has children that load when it is first opened. */
  hasMore?: boolean | undefined;
};

/** Shown instead of a branch's children while they load or after loading failed. */
export type FetchState = 'loading' | 'failed';

/** A line of the tree: a node with its level, its position among its siblings, and whether it is open. */
export type TreeLine = {
  node: TreeNode;
  /** From 1. */
  level: number;
  position: number;
  siblingCount: number;
  parentId: string | undefined;
  /** `undefined` for a leaf. */
  isExpanded: boolean | undefined;
  /** The line is a placeholder for its parent's children, which are not loaded. */
  state?: FetchState | undefined;
};

const isBranch = ({ children, hasMore }: TreeNode): boolean => (children?.length ?? 0) > 0 || hasMore === true;

const NO_STATES: ReadonlyMap<string, FetchState> = new Map();

/** The visible lines, from top to bottom. `parent` is for the recursion. */
export function treeLines(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  states: ReadonlyMap<string, FetchState> = NO_STATES,
  parent?: TreeLine,
): TreeLine[] {
  const level = (parent?.level ?? 0) + 1;
  const parentId = parent?.node.id;
  return nodes.flatMap((node, index) => {
    const isExpanded = isBranch(node) ? expanded.has(node.id) : undefined;
    const line = { node, level, position: index + 1, siblingCount: nodes.length, parentId, isExpanded };
    if (!isExpanded) return [line];
    const state = states.get(node.id);
    return state ? [line, stateLine(line, state)] : [line, ...treeLines(node.children ?? [], expanded, states, line)];
  });
}

/** The id of the placeholder line of a branch; the same in each state, so that the line keeps the focus. */
export const stateIdOf = (id: string): string => `${id} state`;

function stateLine({ node, level }: TreeLine, state: FetchState): TreeLine {
  const own = { id: stateIdOf(node.id), label: '' };
  return { node: own, level: level + 1, position: 1, siblingCount: 1, parentId: node.id, isExpanded: undefined, state };
}

/** The nodes with loaded children inserted. */
export function withChildren(
  nodes: readonly TreeNode[],
  fetched: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] {
  if (fetched.size === 0) return nodes;
  return nodes.map((node) => {
    const children = node.children ?? fetched.get(node.id);
    if (!children) return node;
    return { ...node, hasMore: false, children: withChildren(children, fetched) };
  });
}

/** The ids of a node's ancestors, from the root down; empty if the node is not found. */
export function pathTo(nodes: readonly TreeNode[], id: string | undefined): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return [];
    const below = node.children && containsId(node.children, id) ? pathTo(node.children, id) : undefined;
    if (below) return [node.id, ...below];
  }
  return [];
}

function containsId(nodes: readonly TreeNode[], id: string | undefined): boolean {
  return nodes.some((node) => node.id === id || containsId(node.children ?? [], id));
}

/** The nodes whose names contain the text, with their ancestors and descendants, and the ids of the nodes to open. */
export function filterTree(nodes: readonly TreeNode[], text: string): { nodes: TreeNode[]; expanded: Set<string> } {
  const wanted = simplified(text);
  const expanded = new Set<string>();
  const keep = (candidates: readonly TreeNode[]): TreeNode[] =>
    candidates.flatMap((node) => {
      const children = keep(node.children ?? []);
      if (children.length > 0) {
        expanded.add(node.id);
        return [simplified(node.label).includes(wanted) ? node : { ...node, children }];
      }
      return simplified(node.label).includes(wanted) ? [node] : [];
    });
  return { nodes: keep(nodes), expanded };
}

/** The name split into parts, with the part that matches the text marked. */
export function markedParts(name: string, text: string): { text: string; isMatch: boolean }[] {
  const wanted = text.trim().toLowerCase();
  const start = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted);
  if (start < 0) return [{ text: name, isMatch: false }];
  const end = start + wanted.length;
  return [
    { text: name.slice(0, start), isMatch: false },
    { text: name.slice(start, end), isMatch: true },
    { text: name.slice(end), isMatch: false },
  ].filter((part) => part.text !== '');
}

const simplified = (text: string): string => text.trim().toLowerCase();

export type TreeTexts = {
  pending: string;
  failed: string;
  retry: string;
  /** Shown if the filter finds nothing. */
  empty: string;
};
