export type TreeNode = {
  id: string;
  name: string;
  /** Where it leads; a node without an address only opens and closes. */
  href?: string | undefined;
  /** How many articles it holds. */
  count?: number | undefined;
  children?: readonly TreeNode[] | undefined;
  /** Has children that are fetched when it is first opened. */
  hasMore?: boolean | undefined;
};

/** What a branch shows in place of its children while they are fetched, or after they could not be. */
export type FetchState = 'loading' | 'failed';

/** A node as a line of the tree: how deep it stands, which of its siblings it is, and whether it can be opened. */
export type TreeLine = {
  node: TreeNode;
  /** From 1. */
  level: number;
  position: number;
  siblingCount: number;
  parentId: string | undefined;
  /** `undefined` for a leaf. */
  isExpanded: boolean | undefined;
  /** The line stands for the children of its parent, which are not here yet. */
  state?: FetchState | undefined;
};

const isBranch = ({ children, hasMore }: TreeNode): boolean => (children?.length ?? 0) > 0 || hasMore === true;

const NO_STATES: ReadonlyMap<string, FetchState> = new Map();

/** The lines in sight, from top to bottom. `parent` is for the function itself. */
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

/** The id of the line that stands for a branch's children; the same in each state, so that it keeps the focus. */
export const stateIdOf = (id: string): string => `${id} state`;

function stateLine({ node, level }: TreeLine, state: FetchState): TreeLine {
  const own = { id: stateIdOf(node.id), name: '' };
  return { node: own, level: level + 1, position: 1, siblingCount: 1, parentId: node.id, isExpanded: undefined, state };
}

/** The nodes with the fetched children in their places. */
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

/** The ids of the nodes above this one, so that they can be opened. */
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

/** The nodes whose names hold the text, with all that is above and below them, and the ids to open so that they are seen. */
export function filterTree(nodes: readonly TreeNode[], text: string): { nodes: TreeNode[]; expanded: Set<string> } {
  const wanted = simplified(text);
  const expanded = new Set<string>();
  const keep = (candidates: readonly TreeNode[]): TreeNode[] =>
    candidates.flatMap((node) => {
      const children = keep(node.children ?? []);
      if (children.length > 0) {
        expanded.add(node.id);
        return [simplified(node.name).includes(wanted) ? node : { ...node, children }];
      }
      return simplified(node.name).includes(wanted) ? [node] : [];
    });
  return { nodes: keep(nodes), expanded };
}

/** The name in pieces, those that match the text marked. */
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
  loading: string;
  failed: string;
  retry: string;
  /** Where a filter finds nothing. */
  empty: string;
};
