import type { ComponentType } from 'react';
import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { messages } from '../menu/menu.messages.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** The screen of a page of the account, with the links of the account. Its load saga goes through `withAccountTexts`. */
export const inAccount = (Page: ComponentType): ComponentType =>
  function PageOfAccount() {
    return (
      <AccountFrame>
        <Page />
      </AccountFrame>
    );
  };

/** Loads a page of the account with the texts of its frame. */
export const withAccountTexts = <Args extends unknown[]>(load: (...args: Args) => Saga) =>
  function* loadInAccount(...args: Args): Saga {
    yield all([call(loadTexts, messages), call(load, ...args)]);
  };
