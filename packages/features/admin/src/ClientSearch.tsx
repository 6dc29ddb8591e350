import type { RefObject, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_CLIENT_QUERY_LENGTH } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import { Button, Search, TextField } from '@partshop/ui';
import { messages } from './switch-user.messages.ts';
import { foundClients } from './switch-user.loadables.ts';
import { clientsAsked } from './switch-user.slice.ts';

/** The id of the search field; the error of a form without a client links to it. */
export const QUERY_ID = 'switch-query';

type ClientSearchProps = {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The last search. */
  query: string;
  onSearch: (query: string) => void;
};

/** Looks for clients by name, code or phone. */
export function ClientSearch({ fieldRef, query, onSearch }: ClientSearchProps) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const { status } = useSelector((state: CoreState) => foundClients.select(state, query));
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = fieldRef.current?.value.trim() ?? '';
    if (asked === '') {
      fieldRef.current?.focus();
      return;
    }
    onSearch(asked);
    dispatch(clientsAsked(asked));
  };
  return (
    <form className="switch-search" role="search" noValidate onSubmit={search}>
      <TextField
        ref={fieldRef}
        id={QUERY_ID}
        className="switch-query"
        name="query"
        label={t('query')}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_CLIENT_QUERY_LENGTH}
      />
      <Button type="submit" icon={<Search />} isPending={status === 'loading'}>
        {t('find')}
      </Button>
    </form>
  );
}
