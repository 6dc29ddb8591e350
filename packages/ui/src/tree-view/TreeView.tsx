import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { styled } from 'styled-components';
import type { FetchState, TreeNode, TreeTexts } from './tree-model.ts';
import { treeViewRules } from './tree-view.styles.ts';
import { TreeItem } from './TreeItem.tsx';
import { useTreeFocus } from './use-tree-focus.ts';
import { useTree } from './use-tree.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type TreeViewProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The accessible name of the tree: "Catalogue". */
  label: string;
  items: readonly TreeNode[];
  /** The node of the current page; its ancestors are open. */
  current?: string | undefined;
  /** The ids of open nodes if controlled; `defaultExpanded` if uncontrolled, which also opens the way to `current`. */
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((expanded: readonly string[]) => void) | undefined;
  /** Shows only nodes whose name contains this text, with their ancestors and descendants. Searches loaded nodes only. */
  filter?: string | undefined;
  /** Loads the children of a node with `hasMore` when it is first opened. */
  loadChildren?: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined;
  texts: TreeTexts;
  /** BCP 47, for the counts. */
  locale?: string | undefined;
};

const Root = styled.div`
  ${treeViewRules}
`;

const NONE: readonly string[] = [];

/** A catalogue to browse: branches open in place, leaves link to their pages. A single tab stop; arrow keys move inside. */
export const TreeView = forwardRef<HTMLDivElement, TreeViewProps>(function TreeView(
  {
    label,
    items: nodes,
    current: currentId,
    expanded,
    defaultExpanded = NONE,
    onExpandedChange,
    filter = '',
    loadChildren,
    texts,
    locale: ownLocale,
    ...rest
  },
  ref,
) {
  const locale = useLocale(ownLocale);
  const listRef = useRef<HTMLUListElement>(null);
  const tree = useTree({ nodes, expanded, defaultExpanded, onExpandedChange, currentId, filter, loadChildren });
  const { lines, states } = tree;
  const { activeId, listProps } = useTreeFocus(tree, listRef, currentId);
  return (
    <Root ref={ref} {...rest} data-ui="TreeView">
      {lines.length === 0 ? (
        <p className="ps-tree-empty" aria-hidden="true">
          {texts.empty}
        </p>
      ) : (
        <ul ref={listRef} role="tree" aria-label={label} className="ps-tree" {...listProps}>
          {lines.map((line) => (
            <TreeItem
              key={line.node.id}
              {...{ line, filter, locale, texts }}
              isTabStop={line.node.id === activeId}
              isCurrent={line.node.id === currentId}
              isLoading={states.get(line.node.id) === 'loading'}
            />
          ))}
        </ul>
      )}
      <p role="status" className="ps-hidden">
        {lines.length === 0 ? texts.empty : spokenState([...states.values()], texts)}
      </p>
    </Root>
  );
});

function spokenState(states: readonly FetchState[], texts: TreeTexts): string | undefined {
  const last = states.at(-1);
  if (last === undefined) return undefined;
  return last === 'loading' ? texts.pending : texts.failed;
}
