import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { Search } from '../icons.ts';
import { ClearButton } from './ClearButton.tsx';
import { leadTo } from './lead-to.ts';
import { searchFieldRules } from './search-field.styles.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './search-suggestion.ts';
import { SearchPopup, type SearchStatus } from './SearchPopup.tsx';
import { useCombobox } from './use-combobox.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'role' | 'list' | keyof FieldProps
>;

export type SearchFieldProps = InputProps &
  Omit<FieldProps, 'label'> & {
    /** Names the field and its list. */
    label: string;
    name: string;
    /** The text, where the parent keeps it; `defaultValue` where the form does. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** After each key, and when the field is cleared or a suggestion is taken: ask for suggestions here. */
    onChange?: ((text: string) => void) | undefined;
    /** What was found for the text; those for the text before may stay while new ones come. */
    suggestions: readonly SearchSuggestionGroup[];
    /** Suggestions are on their way, or could not be had; nothing is shown then but `statusText`. @default 'ready' */
    status?: SearchStatus | undefined;
    /** One line under the suggestions, read aloud: "Searching…", "Nothing found", "7 suggestions". */
    statusText?: string | undefined;
    clearLabel: string;
    /** Instead of what a suggestion does by itself: lead to its `href`, or send the form with its text. */
    onChoose?: ((suggestion: SearchSuggestion) => void) | undefined;
  };

const Root = styled.div`
  ${searchFieldRules}
`;

/**
 * A search with suggestions. Without scripts it is an `<input name>` in its form; with them a combobox, whose list the owner fills.
 * Attributes go where those of `TextField` go.
 */
export const SearchField = forwardRef<HTMLInputElement | null, SearchFieldProps>(function SearchField(
  { label, hint, error, isLabelHidden, className, style, id, value, defaultValue, suggestions, ...others },
  ref,
) {
  const { onChange, onChoose, onFocus, onBlur, onKeyDown, status = 'ready', statusText, clearLabel, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds(id, { hint, error });
  const [ownQuery, setQuery] = useState(defaultValue ?? '');
  const query = value ?? ownQuery;
  const items = suggestions.flatMap((group) => group.items);
  const hasContent = items.length > 0 || Boolean(statusText);
  const write = (text: string): void => {
    // At once, also where the parent keeps the text: the form may be sent in the same breath.
    if (inputRef.current) inputRef.current.value = text;
    setQuery(text);
    onChange?.(text);
  };
  const combobox = useCombobox({
    inputRef,
    items,
    hasContent,
    onChoose: (item) => {
      write(item.text);
      if (onChoose) onChoose(item);
      else leadTo(item, inputRef.current);
    },
  });
  const listId = `${ids.control}-list`;
  const optionId = (key: string): string => `${ids.control}-option-${key}`;
  return (
    <Field
      name="SearchField"
      root={Root}
      ids={ids}
      {...{ label, hint, error, isLabelHidden, className, style }}
      after={
        <span className="ps-hidden" role="status">
          {combobox.isOpen ? statusText : null}
        </span>
      }
    >
      <Search className="ps-search-icon" />
      <input
        placeholder=" "
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        {...rest}
        {...ids.controlProps}
        ref={inputRef}
        type="search"
        role="combobox"
        aria-expanded={combobox.isOpen && items.length > 0}
        aria-controls={combobox.isOpen && items.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={combobox.activeId === undefined ? undefined : optionId(combobox.activeId)}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          combobox.setActive(undefined);
          combobox.open();
          setQuery(event.target.value);
          onChange?.(event.target.value);
        }}
        onClick={combobox.open}
        onFocus={onFocus}
        onBlur={(event) => {
          combobox.close();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) combobox.onKeyDown(event);
        }}
      />
      <ClearButton
        label={clearLabel}
        onClick={() => {
          write('');
          inputRef.current?.focus();
        }}
      />
      <SearchPopup
        {...{ label, query, optionId, suggestions, status, statusText, combobox, listId }}
        hasItems={items.length > 0}
      />
    </Field>
  );
});
