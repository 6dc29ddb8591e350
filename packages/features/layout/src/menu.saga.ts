import { createAction } from '@reduxjs/toolkit';
import { fork, takeLatest } from 'redux-saga/effects';
import { loadTexts, optional, sharedMessages, type Saga } from '@partshop/features/core';
import { messages } from './menu.messages.ts';
import { menuCategories } from './menu.loadables.ts';

/** The visitor retries loading the categories. */
export const categoriesAskedAgain = createAction('menu/categoriesAskedAgain');

/**
 * Loads the menu. It opens with its texts; the categories load in the open menu, or show an error with a retry. The links beside
 * them work anyway.
 */
export function* loadMenu(): Saga {
  yield* loadTexts(messages, sharedMessages);
  yield fork(loadCategories);
}

export function* menuWatchers(): Saga {
  yield takeLatest(categoriesAskedAgain, loadCategories);
}

function* loadCategories(): Saga {
  yield* optional(menuCategories.load('all'));
}
