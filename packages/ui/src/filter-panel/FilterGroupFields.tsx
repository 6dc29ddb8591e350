import { ChevronDown } from '../icons.ts';
import { formatNumber } from '../quantity/format-quantity.ts';
import { Switch } from '../switch/Switch.tsx';
import { CheckboxList } from './CheckboxList.tsx';
import type { CheckboxFilter, FilterGroup, RadioFilter } from './filter-model.ts';
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
          label={<Counted text={group.label} aside={group.aside} locale={locale} />}
          checked={(selection[group.name] ?? []).includes(value)}
          onChange={(event) => onToggle(group.name, value, event.target.checked)}
        />
      </div>
    );
  }
  const chosenCount = group.kind === 'checkboxes' ? countChosen(group, selection[group.name] ?? []) : 0;
  return (
    <details className="ps-filter-group" open={!group.isCollapsed}>
      <summary>
        <span>{group.label}</span>
        {chosenCount > 0 ? (
          <span className="ps-filter-chosen">{formatNumber({ value: chosenCount, locale })}</span>
        ) : null}
        <ChevronDown />
      </summary>
      <fieldset aria-label={group.label}>
        {group.kind === 'checkboxes' ? <CheckboxList group={group} {...rest} /> : null}
        {group.kind === 'radios' ? <RadioLines group={group} {...rest} /> : null}
        {group.kind === 'range' ? <RangeFields group={group} {...rest} /> : null}
      </fieldset>
    </details>
  );
}

/** Of its own values: another group may share its parameter. */
const countChosen = ({ items }: CheckboxFilter, chosen: readonly string[]): number =>
  items.filter(({ value }) => chosen.includes(value)).length;

function RadioLines({ group, selection, locale, onReplace }: GroupProps<RadioFilter>) {
  const chosen = selection[group.name]?.[0] ?? '';
  return group.items.map(({ value, label, aside }) => (
    <label key={value} className="ps-filter-radio" data-none={aside === 0 ? '' : undefined}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={value === chosen}
        onChange={() => onReplace(group.name, [value])}
      />
      <Counted text={label} aside={aside} locale={locale} />
    </label>
  ));
}

function Counted({ text, aside, locale }: { text: string; aside: number | undefined; locale: string }) {
  return (
    <span className="ps-filter-counted">
      <span>{text}</span>
      {aside === undefined ? null : <span className="ps-filter-count">{formatNumber({ value: aside, locale })}</span>}
    </span>
  );
}
