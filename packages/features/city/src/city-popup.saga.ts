import { all, call, fork, race, spawn, take, takeLatest } from 'redux-saga/effects';
import {
  dispatch,
  isAnonymous,
  loadTexts,
  optional,
  pick,
  popupClosed,
  selectClient,
  sharedMessages,
  type Saga,
} from '@partshop/features/core';
import { toRefusal } from '@partshop/features/core/forms';
import { CHOICE_READING } from './choice-refusal.ts';
import { deliveryRegions } from './city.loadables.ts';
import { messages } from './city.messages.ts';
import { cityPicked, cityRefused, citySaved, pickerAsked, pickerOpened } from './city.slice.ts';
import { LARGEST } from './picker-request.ts';
import { loadPicker } from './picker.saga.ts';
import { saveCity } from './save-city.saga.ts';
import { citySuggestionWatchers } from './suggest-cities.saga.ts';

/** Loads the texts, which the dialog needs to open. The lists load in the open dialog, which shows their errors. */
export function* openCityPopup(): Saga {
  yield* dispatch(pickerOpened());
  yield* loadTexts(messages, sharedMessages);
  // Runs as long as the dialog is open, until another one opens.
  yield fork(whileOpen);
}

function* whileOpen(): Saga {
  yield race([call(watchPopup), take(popupClosed)]);
}

function* watchPopup(): Saga {
  yield takeLatest(pickerAsked, followRequest);
  yield fork(citySuggestionWatchers);
  yield fork(watchChoice);
  yield* dispatch(pickerAsked(LARGEST));
}

/** Loads what a request shows. The dialog shows an error in place of a failed list, with a retry. */
function* followRequest({ payload: request }: ReturnType<typeof pickerAsked>): Saga {
  const currentUser = yield* pick(selectClient);
  yield all([
    call(optional, loadPicker(request, isAnonymous(currentUser) ? (currentUser.CityId ?? null) : null)),
    call(optional, deliveryRegions.load()),
  ]);
}

/** Saves one choice at a time, and finishes even if the dialog closes meanwhile: the server may have saved it. */
function* watchChoice(): Saga {
  for (;;) {
    const { payload: city } = (yield take(cityPicked)) as ReturnType<typeof cityPicked>;
    const choosing = (yield spawn(choose, city)) as { toPromise: () => Promise<void> };
    yield call([choosing, choosing.toPromise]);
  }
}

function* choose(city: ReturnType<typeof cityPicked>['payload']): Saga {
  try {
    const { CityName } = yield* saveCity(city);
    yield* dispatch(citySaved(CityName ?? city.name));
  } catch (error) {
    yield* dispatch(cityRefused(toRefusal(error, CHOICE_READING)));
  }
}
