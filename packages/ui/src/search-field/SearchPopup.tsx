import { useEffect, useRef } from 'react';
import { useAnchored } from '../anchored/use-anchored.ts';
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

const NO_OPTIONS = {};

/** The popup under the field: the suggestions and the status line. In the top layer, so that no dialog or scroller cuts it off. */
export function SearchPopup({ label, listId, query, suggestions, hasItems, optionId, ...rest }: SearchPopupProps) {
  const { status, statusText, combobox } = rest;
  const { isOpen } = combobox;
  const popupRef = useRef<HTMLDivElement>(null);
  useAnchored(popupRef, 'below-start', NO_OPTIONS);
  useEffect(() => {
    if (popupRef.current?.isConnected) popupRef.current.togglePopover(isOpen);
  }, [isOpen]);
  return (
    <div ref={popupRef} className="ps-search-popup" popover="manual" data-status={status}>
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
