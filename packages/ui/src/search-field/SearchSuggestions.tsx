import { useContext, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { writeText } from '../field/write-text.ts';
import { LinkContext } from '../link-provider/link-context.ts';
import { followSuggestion } from './follow-suggestion.ts';
import { searchPopupRules } from './search-popup.styles.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './search-suggestion.ts';
import { SearchPopup, type SearchStatus } from './SearchPopup.tsx';
import { useAttachedCombobox } from './use-attached-combobox.ts';
import { useCombobox } from './use-combobox.ts';

export type SearchSuggestionsProps = {
  /** The field of a `SearchForm` that is on the page; the popup opens under its form. */
  input: HTMLInputElement;
  /** The accessible name of the list. */
  label: string;
  /** Called with the field's text at first, and after each key: load suggestions here. */
  onValueChange: (text: string) => void;
  /** The suggestions for the text; the previous ones may stay while new ones load. */
  items: readonly SearchSuggestionGroup[];
  /** Whether suggestions are loading or failed to load; `statusText` explains it. @default 'ready' */
  status?: SearchStatus | undefined;
  /** One line below the suggestions. */
  statusText?: string | undefined;
  /** Read aloud while the popup is open: how many suggestions there are. @default statusText */
  announcement?: string | undefined;
  /** Replaces the default action of a suggestion, which follows its `href` or submits the form with its text. */
  onChoose?: ((suggestion: SearchSuggestion) => void) | undefined;
};

/** As large as the form, without covering it: browsers without anchor positioning measure it. */
const Root = styled.div`
  ${searchPopupRules}

  position: absolute;
  inset: 0;
  pointer-events: none;

  & > .ps-search-popup {
    /* The form of a header is narrow: its suggestions need room for a name and a price. */
    inline-size: max(var(--ps-anchor-size, anchor-size(self-inline)), min(36rem, 100vi - 2 * var(--ps-page-gutter)));
    pointer-events: auto;
    position-area: self-block-end span-self-inline-end;
  }
`;

/**
 * Adds suggestions to the field of a `SearchForm`, as `SearchField` has them, when their code loads after the page: the form works
 * before, and keeps what was typed meanwhile.
 */
export function SearchSuggestions({
  input,
  label,
  items: groups,
  status = 'ready',
  ...others
}: SearchSuggestionsProps) {
  const { statusText, announcement = statusText, onValueChange, onChoose } = others;
  const { navigate } = useContext(LinkContext);
  const ownId = useId();
  const [query, setQuery] = useState(input.value);
  const items = groups.flatMap((group) => group.items);
  const isChosen = useRef(false);
  const inputRef = useMemo(() => ({ current: input }), [input]);
  const combobox = useCombobox({
    inputRef,
    items,
    hasContent: items.length > 0 || Boolean(statusText),
    onChoose: (item) => {
      isChosen.current = true;
      writeText(input, item.text);
      isChosen.current = false;
      // Writing is like typing, which opens the list.
      combobox.close();
      if (onChoose) onChoose(item);
      else followSuggestion(item, input, navigate);
    },
  });
  const listId = `${ownId}list`;
  const optionId = (key: string): string => `${ownId}option-${key}`;
  useAttachedCombobox(input, {
    combobox,
    listId: combobox.isOpen && items.length > 0 ? listId : undefined,
    activeId: combobox.activeId === undefined ? undefined : optionId(combobox.activeId),
    onText: (text) => {
      setQuery(text);
      if (!isChosen.current) onValueChange(text);
    },
  });
  if (!input.form) return null;
  return createPortal(
    <Root data-ui="SearchSuggestions">
      <SearchPopup
        {...{ label, query, optionId, status, statusText, combobox, listId }}
        suggestions={groups}
        hasItems={items.length > 0}
      />
      <span className="ps-hidden" role="status">
        {combobox.isOpen ? announcement : null}
      </span>
    </Root>,
    input.form,
  );
}
