import { ChevronDown } from '../icons.ts';
import { formatNumber } from '../quantity/format-quantity.ts';
import { Switch } from '../switch/Switch.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { type FilterGroup, namesOf, type RadioFilter } from './filter-model.ts';
import type { GroupProps } from './group-props.ts';
import { RangeFields } from './RangeFields.tsx';

/** One group of the panel: a switch is a single line; other groups can be collapsed. */
export function FilterGroupFields({ group, ...rest }: GroupProps<FilterGroup>) {
  const { selection, locale, onToggle } = rest;
  if (group.kind === 'switch') {
    const value = group.value ?? '1';
    return (
      <div className="ps-filter-switch">
        <Switch
          isAtEnd
          name={group.name}
          value={value}
          label={<Counted text={group.title} count={group.count} locale={locale} />}
          checked={(selection[group.name] ?? []).includes(value)}
          onChange={(event) => onToggle(group.name, value, event.target.checked)}
        />
      </div>
    );
  }
  const chosenCount = namesOf(group).reduce((sum, name) => sum + (selection[name]?.length ?? 0), 0);
  return (
    <details className="ps-filter-group" open={!group.isCollapsed}>
      <summary>
        <span>{group.title}</span>
        {group.kind === 'checkboxes' && chosenCount > 0 ? (
          <span className="ps-filter-chosen">{formatNumber({ value: chosenCount, locale })}</span>
        ) : null}
        <ChevronDown />
      </summary>
      <fieldset aria-label={group.title}>
        {group.kind === 'checkboxes' ? <CheckboxGroup group={group} {...rest} /> : null}
        {group.kind === 'radios' ? <RadioLines group={group} {...rest} /> : null}
        {group.kind === 'range' ? <RangeFields group={group} {...rest} /> : null}
      </fieldset>
    </details>
  );
}

function RadioLines({ group, selection, locale, onReplace }: GroupProps<RadioFilter>) {
  const chosen = selection[group.name]?.[0] ?? '';
  return group.options.map(({ value, label, count }) => (
    <label key={value} className="ps-filter-radio" data-none={count === 0 ? '' : undefined}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={value === chosen}
        onChange={() => onReplace(group.name, [value])}
      />
      <Counted text={label} count={count} locale={locale} />
    </label>
  ));
}

function Counted({ text, count, locale }: { text: string; count: number | undefined; locale: string }) {
  return (
    <span className="ps-filter-counted">
      <span>{text}</span>
      {count === undefined ? null : <span className="ps-filter-count">{formatNumber({ value: count, locale })}</span>}
    </span>
  );
}
