import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabsRules } from './tabs.styles.ts';
import { useTabs } from './use-tabs.ts';

export type TabItem = {
  /** The id of its panel; with `hashSync`, links to `#id` select it. */
  id: string;
  label: ReactNode;
  /** A count, shown after the label. */
  aside?: ReactNode;
  panel: ReactNode;
};

export type TabsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue'> & {
  /** The accessible name of the tab list: "W 712/75". */
  label: string;
  items: readonly TabItem[];
  /** The selected tab's id if the component is controlled. */
  value?: string | undefined;
  /** @default the first */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /** Selects the tab that the URL's fragment names. For one set of tabs of a page that owns its URL, never in an embed. @default false */
  hashSync?: boolean | undefined;
};

const Root = styled.div`
  ${tabsRules}
`;

/**
 * Alternative views of one thing. All panels are in the document and every tab links to its panel: without scripts and in print,
 * all panels are shown one below the other.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onValueChange, hashSync = false, ...rest },
  ref,
) {
  const { listRef, selected, select, onKeyDown } = useTabs({
    ids: items.map(({ id }) => id),
    value,
    defaultValue,
    onValueChange,
    hashSync,
  });
  const selectInstead = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(id);
  };
  return (
    <Root ref={ref} {...rest} data-ui="Tabs">
      <div ref={listRef} className="ps-tab-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {items.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            className="ps-tab"
            role="tab"
            href={`#${tab.id}`}
            aria-controls={tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event) => selectInstead(event, tab.id)}
          >
            {tab.label}
            {tab.aside === undefined ? null : <span className="ps-tab-aside">{tab.aside}</span>}
          </a>
        ))}
      </div>
      {items.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="ps-tab-panel"
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          tabIndex={0}
          data-selected={tab.id === selected ? '' : undefined}
        >
          {tab.panel}
        </div>
      ))}
    </Root>
  );
});
