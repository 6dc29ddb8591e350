import { useId, useState } from 'react';
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx';
import { formatNumber } from '../quantity/format-quantity.ts';
import type { CheckboxFilter, FilterOption } from './filter-model.ts';
import { findOptions, splitOptions } from './filter-options.ts';
import type { GroupProps } from './group-props.ts';

/** A list of checkboxes. A long list has a search field, and its later options are behind "more". */
export function CheckboxList({ group, texts, locale, selection, onToggle }: GroupProps<CheckboxFilter>) {
  const { name, items: options, visibleCount = 6 } = group;
  const chosen = selection[name] ?? [];
  // Keeps the initial selection, so that an option does not move when it is checked.
  const [chosenAtFirst] = useState(chosen);
  const [text, setText] = useState('');
  const statusId = useId();
  const { visible, more } = splitOptions(options, chosenAtFirst, visibleCount);
  const found = findOptions(options, text);
  const isSearching = text.trim() !== '';

  const toLine = (option: FilterOption) => (
    <CheckboxField
      key={option.value}
      isBare
      className={option.aside === 0 ? 'ps-filter-none' : undefined}
      name={name}
      value={option.value}
      label={option.label}
      aside={option.aside === undefined ? undefined : formatNumber({ value: option.aside, locale })}
      checked={chosen.includes(option.value)}
      onChange={(event) => onToggle(name, option.value, event.target.checked)}
    />
  );

  return (
    <>
      {more.length > 0 ? (
        <input
          type="search"
          className="ps-filter-search"
          value={text}
          placeholder={texts.search}
          aria-label={`${texts.search}: ${group.label}`}
          aria-describedby={statusId}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter would submit the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      ) : null}
      {more.length > 0 ? (
        <p id={statusId} role="status" className={isSearching && found.length === 0 ? 'ps-filter-empty' : 'ps-hidden'}>
          {isSearching ? texts.found(found.length) : null}
        </p>
      ) : null}
      {isSearching ? found.map(toLine) : visible.map(toLine)}
      {more.length > 0 && !isSearching ? (
        <details className="ps-filter-more">
          <summary>
            <span className="ps-filter-more-closed">{texts.more(more.length)}</span>
            <span className="ps-filter-more-open">{texts.less}</span>
          </summary>
          {more.map(toLine)}
        </details>
      ) : null}
    </>
  );
}
