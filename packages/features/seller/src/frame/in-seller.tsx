import type { ComponentType } from 'react';
import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { ApiError } from '@partshop/api-client';
import { loadTexts, redirectTo, type Saga } from '@partshop/features/core';
import { sellerPanelMessages } from '@partshop/features/seller-panel';
import { paths } from '@partshop/features/shared';
import { offices } from '../seller.loadables.ts';
import { messages } from './frame.messages.ts';
import { SellerFrame } from './SellerFrame.tsx';

/** The screen of a page of the seller's area, with its links. Its load saga goes through `withOffice`. */
export const inSeller = (Page: ComponentType): ComponentType =>
  function PageOfSeller() {
    return (
      <SellerFrame>
        <Page />
      </SellerFrame>
    );
  };

/** Loads a page of the seller's area with its frame. Critical: the seller. Who sells for nobody yet is led to the application. */
export const withOffice = <Args extends unknown[]>(load: (...args: Args) => Saga) =>
  function* loadInSeller(...args: Args): Saga {
    try {
      yield all([call(loadTexts, messages, sellerPanelMessages), call(offices.load), call(load, ...args)]);
    } catch (error) {
      // Of no seller nothing is found; another 404 is the page's own.
      if (isUnknown(error) && (yield* sellsForNobody())) redirectTo(paths.registrationSupplier.to('seller'), 303);
      // The role does not open what was asked for, or was changed while the page was open.
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      if (error instanceof ApiError && error.status === 403) throw data({ code: 'no-access' }, { status: 403 });
      throw error;
    }
  };

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function* sellsForNobody(): Saga<boolean> {
  try {
    yield* offices.load();
    return false;
  } catch (error) {
    return isUnknown(error);
  }
}
