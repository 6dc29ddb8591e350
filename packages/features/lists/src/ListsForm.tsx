import type { SyntheticEvent } from 'react';
import { useStore } from 'react-redux';
import { MAX_COMPARED, MAX_FAVORITES, type ListName } from '@partshop/api-client';
import { useHere, useHref, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { BACK, LISTS_FORM, readListButton } from './list-button.ts';
import { listChanged, selectIsSaving, selectList, type ListChange } from './lists.slice.ts';

const MOST: Readonly<Record<ListName, number>> = { favorites: MAX_FAVORITES, compare: MAX_COMPARED };

/**
 * The one form of a page's buttons. With scripts a change is made in place; one that finds no room is sent as it is, and the server
 * answers with the list that is full.
 */
export function ListsForm() {
  const href = useHref();
  const { pathname, search } = useHere();
  const { dispatch, getState, subscribe } = useStore<CoreState>();

  const hasRoom = ({ list, articleId, isListed }: ListChange): boolean => {
    const ids = selectList(getState(), list);
    return !isListed || ids.includes(articleId) || ids.length < MOST[list];
  };
  /** Submits again once the server knows every change: a form that overtook one would take its place. */
  const submitOnceSaved = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    const stop = subscribe(() => {
      if (selectIsSaving(getState())) return;
      stop();
      form.requestSubmit(submitter);
    });
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    const { submitter } = event.nativeEvent;
    const change = submitter instanceof HTMLButtonElement ? readListButton(submitter.name, submitter.value) : null;
    if (!change) return;
    const isSent = !hasRoom(change);
    if (isSent && !selectIsSaving(getState())) return;
    event.preventDefault();
    if (isSent) submitOnceSaved(event.currentTarget, submitter);
    else dispatch(listChanged(change));
  };
  return (
    <form id={LISTS_FORM} method="post" action={href(paths.favorites.to())} onSubmit={onSubmit}>
      <input type="hidden" name={BACK} value={pathname + search} />
    </form>
  );
}
