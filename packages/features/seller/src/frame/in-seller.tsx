import type { ComponentType } from 'react';
import { all, call } from 'redux-saga/effects';
import { loadTexts, type Saga } from '@partshop/features/core';
import { sellerPanelMessages } from '@partshop/features/seller-panel';
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

/** Loads a page of the seller's area with its frame. Critical: the seller; 404 for who sells for nobody yet. */
export const withOffice = <Args extends unknown[]>(load: (...args: Args) => Saga) =>
  function* loadInSeller(...args: Args): Saga {
    yield all([call(loadTexts, messages, sellerPanelMessages), call(offices.load), call(load, ...args)]);
  };
