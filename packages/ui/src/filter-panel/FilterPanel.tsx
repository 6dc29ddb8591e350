import { type ComponentPropsWithoutRef, forwardRef, type SubmitEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { withPopoverTarget } from '../anchored/popover-trigger.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { SlidersHorizontal, X } from '../icons.ts';
import { formatNumber } from '../quantity/format-quantity.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { filterPanelRules } from './filter-panel.styles.ts';
import type { FilterGroup, FilterPanelTexts, FilterSelection } from './filter-model.ts';
import { activeFilters, filterQuery, replaced, toggled } from './filter-selection.ts';
import { FilterGroupFields } from './FilterGroupFields.tsx';
import { useFilterSelection } from './use-filter-selection.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

export type FilterPanelProps = Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> & {
  label: string;
  /** The URL of the list, which receives the form by GET. */
  action: string;
  items: readonly FilterGroup[];
  /** The selection that the page shows. */
  selected: FilterSelection;
  /** Parameters to keep with a new selection: the search, the order. Leave out the page number. */
  kept?: Readonly<Record<string, string>> | undefined;
  /** Called after every choice, for a page that updates its list at once. Without it the form is submitted. */
  onSelectedChange?: ((selection: FilterSelection) => void) | undefined;
  texts: FilterPanelTexts;
  /** BCP 47, for the counts. */
  locale?: string | undefined;
};

const Root = styled.div`
  ${filterPanelRules}
`;

/**
 * Filters of a list. It is a GET form that works before scripts; with `onChange` each choice applies at once. On phones it is a
 * sheet over the page, opened by a button with the number of active filters.
 */
export const FilterPanel = forwardRef<HTMLDivElement, FilterPanelProps>(function FilterPanel(
  { label, action, items: groups, selected: given, kept, onSelectedChange, texts, locale: ownLocale, ...rest },
  ref,
) {
  const locale = useLocale(ownLocale);
  const sheetId = useId();
  const sheetRef = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useFilterSelection(given, groups, onSelectedChange);
  const active = activeFilters(groups, selection);
  const hrefOf = (next: FilterSelection) => [action, filterQuery(next, groups, kept)].filter(Boolean).join('?');
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSelectedChange) return;
    event.preventDefault();
    if (sheetRef.current?.matches(':popover-open')) sheetRef.current.hidePopover();
  };
  const opener = (
    <Button isBare icon={<SlidersHorizontal />}>
      {texts.open}
      {active.length > 0 ? (
        <span className="ps-filter-chosen">{formatNumber({ value: active.length, locale })}</span>
      ) : null}
    </Button>
  );
  const closer = (
    <IconButton isBare label={texts.close}>
      <X />
    </IconButton>
  );
  return (
    <Root ref={ref} {...rest} data-ui="FilterPanel" data-at-once={onSelectedChange ? '' : undefined}>
      <div className="ps-filter-opener">{withPopoverTarget(opener, sheetId, 'dialog')}</div>
      <ActiveFilters
        filters={active}
        onSelect={onSelectedChange ? setSelection : undefined}
        {...{ selection, texts, hrefOf }}
      />
      <form
        ref={sheetRef}
        id={sheetId}
        popover="auto"
        className="ps-filter-sheet"
        method="get"
        action={action}
        aria-label={label}
        onSubmit={onSubmit}
      >
        <div className="ps-filter-heading">
          <span>{texts.open}</span>
          {withPopoverTarget(closer, sheetId, 'dialog')}
        </div>
        {Object.entries(kept ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map((group) => (
          <FilterGroupFields
            key={group.label}
            {...{ group, texts, locale, selection }}
            onToggle={(name, value, isOn) => setSelection(toggled(selection, name, value, isOn))}
            onReplace={(name, values) => setSelection(replaced(selection, name, values))}
          />
        ))}
        <div className="ps-filter-apply">
          <Button isBare type="submit" variant="primary">
            {texts.apply}
          </Button>
        </div>
      </form>
    </Root>
  );
});
