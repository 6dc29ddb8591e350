import { type ComponentPropsWithoutRef, forwardRef, useContext, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { writeText } from '../field/write-text.ts';
import { Search } from '../icons.ts';
import { ClearButton } from './ClearButton.tsx';
import { followSuggestion } from './follow-suggestion.ts';
import { searchFieldRules } from './search-field.styles.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './search-suggestion.ts';
import { SearchPopup, type SearchStatus } from './SearchPopup.tsx';
import { useCombobox } from './use-combobox.ts';
import { LinkContext } from '../link-provider/link-context.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'role' | 'list' | keyof FieldProps
>;

export type SearchFieldProps = InputProps &
  Omit<FieldProps, 'label'> & {
    /** The accessible name of the field and of its list. */
    label: string;
    name: string;
    /** The text if controlled; `defaultValue` if uncontrolled. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called after each key, and when the field is cleared or a suggestion is chosen: load suggestions here. */
    onValueChange?: ((text: string) => void) | undefined;
    /** The suggestions for the text; the previous ones may stay while new ones load. */
    items: readonly SearchSuggestionGroup[];
    /** Whether suggestions are loading or failed to load; `statusText` explains it. @default 'ready' */
    status?: SearchStatus | undefined;
    /** One line below the suggestions, announced to screen readers: "Searching…", "Nothing found", "7 suggestions". */
    statusText?: string | undefined;
    clearLabel: string;
    /** Replaces the default action of a suggestion, which follows its `href` or submits the form with its text. */
    onChoose?: ((suggestion: SearchSuggestion) => void) | undefined;
  };

const Root = styled.div`
  ${searchFieldRules}
`;

/**
 * A search field with suggestions. Without scripts it is an `<input name>` in its form; with scripts a combobox whose suggestions
 * the parent loads. Attributes are passed on as in `TextField`.
 */
export const SearchField = forwardRef<HTMLInputElement | null, SearchFieldProps>(function SearchField(
  { label, hint, error, isLabelHidden, size, className, style, id, value, defaultValue, items: suggestions, ...others },
  ref,
) {
  const {
    onValueChange,
    onChoose,
    onFocus,
    onBlur,
    onKeyDown,
    status = 'ready',
    statusText,
    clearLabel,
    ...rest
  } = others;
  const { navigate } = useContext(LinkContext);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const [ownQuery, setQuery] = useState(defaultValue ?? '');
  const query = value ?? ownQuery;
  const items = suggestions.flatMap((group) => group.items);
  const hasContent = items.length > 0 || Boolean(statusText);
  const write = (text: string): void => {
    if (inputRef.current) writeText(inputRef.current, text);
    // Typing opens the list, but this is not typing.
    combobox.close();
  };
  const combobox = useCombobox({
    inputRef,
    items,
    hasContent,
    onChoose: (item) => {
      write(item.text);
      if (onChoose) onChoose(item);
      else followSuggestion(item, inputRef.current, navigate);
    },
  });
  const listId = `${ids.control}-list`;
  const optionId = (key: string): string => `${ids.control}-option-${key}`;
  return (
    <Field
      name="SearchField"
      root={Root}
      ids={ids}
      {...{ label, hint, error, isLabelHidden, size, className, style }}
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
          onValueChange?.(event.target.value);
        }}
        onClick={combobox.open}
        onFocus={onFocus}
        onBlur={(event) => {
          combobox.close();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) combobox.onKeyDown(event.nativeEvent);
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
