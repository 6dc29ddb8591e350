import type { SearchSuggestionGroup } from './search-suggestion.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { Combobox } from './use-combobox.ts';

export type SearchStatus = 'ready' | 'pending' | 'failed';

type SearchPopupProps = {
  label: string;
  listId: string;
  query: string;
  suggestions: readonly SearchSuggestionGroup[];
  hasItems: boolean;
  status: SearchStatus;
  statusText: string | undefined;
  combobox: Combobox;
  optionId: (id: string) => string;
};

/** The popup under the field: the suggestions and the status line. */
export function SearchPopup({ label, listId, query, suggestions, hasItems, optionId, ...rest }: SearchPopupProps) {
  const { status, statusText, combobox } = rest;
  return (
    <div className="ps-search-popup" hidden={!combobox.isOpen} data-status={status}>
      {hasItems ? (
        <SuggestionList
          {...{ label, query, optionId }}
          id={listId}
          groups={suggestions}
          activeId={combobox.activeId}
          onActive={combobox.setActive}
          onChoose={combobox.choose}
        />
      ) : null}
      {statusText ? <p className="ps-search-status">{statusText}</p> : null}
    </div>
  );
}
