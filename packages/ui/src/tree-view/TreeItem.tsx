import type { ComponentPropsWithoutRef, CSSProperties, ElementType } from 'react';
import { ChevronForward } from '../icons.ts';
import { formatNumber } from '../quantity/format-quantity.ts';
import { type FetchState, markedParts, type TreeLine, type TreeTexts } from './tree-model.ts';
import { PageLink } from '../link-provider/link-context.ts';

type TreeItemProps = {
  line: TreeLine;
  filter: string;
  locale: string;
  texts: TreeTexts;
  isTabStop: boolean;
  isCurrent: boolean;
  isLoading: boolean;
};

/** A line of the tree: a link if the node has a URL, after the expand icon of a branch. */
export function TreeItem({ line, filter, locale, texts, isTabStop, isCurrent, isLoading }: TreeItemProps) {
  const { node, level, isExpanded, state } = line;
  const Element: ElementType<ComponentPropsWithoutRef<'a'>> = node.href === undefined ? 'span' : PageLink;
  return (
    <li role="none" style={{ '--ps-level': level - 1 } as CSSProperties}>
      <Element
        role="treeitem"
        className="ps-tree-item"
        href={node.href}
        {...{ 'data-id': node.id, 'data-state': state }}
        tabIndex={isTabStop ? 0 : -1}
        aria-level={level}
        aria-posinset={line.position}
        aria-setsize={line.siblingCount}
        aria-expanded={isExpanded}
        aria-current={isCurrent ? 'page' : undefined}
        aria-selected={isCurrent}
        aria-busy={isLoading ? true : undefined}
      >
        <span className="ps-tree-toggle" aria-hidden="true">
          {isExpanded === undefined ? null : <ChevronForward />}
        </span>
        {state ? <FetchText state={state} texts={texts} /> : <NodeName name={node.label} filter={filter} />}
        {node.aside === undefined ? null : (
          <span className="ps-tree-count">{formatNumber({ value: node.aside, locale })}</span>
        )}
      </Element>
    </li>
  );
}

function NodeName({ name, filter }: { name: string; filter: string }) {
  return (
    <span className="ps-tree-name">
      {markedParts(name, filter).map(({ text, isMatch }) =>
        isMatch ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>,
      )}
    </span>
  );
}

function FetchText({ state, texts }: { state: FetchState; texts: TreeTexts }) {
  if (state === 'loading') return <span className="ps-tree-name">{texts.pending}</span>;
  return (
    <span className="ps-tree-name">
      {texts.failed} <span className="ps-tree-retry">{texts.retry}</span>
    </span>
  );
}
