import { createAction } from '@reduxjs/toolkit';
import { fork, takeLatest } from 'redux-saga/effects';
import { loadTexts, optional, sharedMessages, type Saga } from '@partshop/features/core';
import { messages } from './menu.messages.ts';
import { menuCategories } from './menu.loadables.ts';

/** The visitor asks for the categories once more after they could not be had. */
export const categoriesAskedAgain = createAction('menu/categoriesAskedAgain');

/**
 * What the menu needs. It opens with its texts; the categories come into it, or a way to ask for them again: the links beside
 * them work all the same.
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
