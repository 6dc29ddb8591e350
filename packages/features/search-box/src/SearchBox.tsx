import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useWatchers } from '@partshop/features/core';
import { searchPath } from '@partshop/features/shared';
import { SearchSuggestions, type SearchSuggestion } from '@partshop/ui';
import { rememberSearch } from './history.saga.ts';
import { boxTyped, historyForgotten, searched, selectBox } from './search-box.slice.ts';
import { suggestWatchers } from './suggest.saga.ts';
import { FORGET, RECENT, useSuggestions } from './use-suggestions.tsx';

export { rememberSearch };

type SearchBoxProps = { input: HTMLInputElement };

/** The suggestions of the search form whose field the visitor is in. */
export function SearchBox({ input }: SearchBoxProps) {
  useWatchers(suggestWatchers);
  return useSelector(selectBox).isReady ? <Suggestions input={input} /> : null;
}

function Suggestions({ input }: SearchBoxProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { label, groups, status, statusText, announcement } = useSuggestions();

  const onChoose = ({ id, text, lead, href }: SearchSuggestion): void => {
    if (id === FORGET) void dispatch(historyForgotten());
    else if (id.startsWith(RECENT)) void navigate(searchPath(text) ?? '/');
    else if (href === undefined) input.form?.requestSubmit();
    else {
      if (lead !== undefined) dispatch(searched(`${lead} ${text}`));
      void navigate(href);
    }
  };

  return (
    <SearchSuggestions
      {...{ input, label, status, statusText, announcement, onChoose }}
      items={groups}
      onValueChange={(text) => void dispatch(boxTyped(text.trim()))}
    />
  );
}
