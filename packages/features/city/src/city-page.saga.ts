import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import {
  awaitCurrentUser,
  describePage,
  isAnonymous,
  redirectResponse,
  loadTexts,
  optional,
  ownPath,
  sharedMessages,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { readField, readRefusal } from '@partshop/features/core/forms';
import { CHOICE_READING, type ChoiceRefusal } from './choice-refusal.ts';
import { readChoiceValue } from './city-choice.ts';
import { deliveryRegions } from './city.loadables.ts';
import { messages } from './city.messages.ts';
import type { CityName } from './city.query.ts';
import { linkedCities } from './one-city/one-city.loadables.ts';
import { messages as oneCityMessages } from './one-city/one-city.messages.ts';
import { readRequest, type PickerRequest } from './picker-request.ts';
import { loadPicker } from './picker.saga.ts';
import { saveCity } from './save-city.saga.ts';

/** Loads the page. Critical: the cities. Optional: pick-up points, delivery regions, links to the cities' pages. */
export function* loadCityPage({ query }: LoadArgs<CityName>): Saga {
  const request = readRequest(query);
  yield all([
    call(loadTexts, messages, oneCityMessages, sharedMessages),
    call(loadLists, request),
    call(optional, deliveryRegions.load()),
    call(optional, linkedCities.load()),
  ]);
  yield* describePage(messages, (t) => ({
    title: t('title'),
    description: t('description'),
    canonicalPath: paths.city.to(),
    breadcrumbs: [{ name: t('title'), path: paths.city.to() }],
    isIndexed: request.by.kind === 'largest' && request.pointsOf === null,
  }));
}

function* loadLists(request: PickerRequest): Saga {
  const currentUser = yield* awaitCurrentUser();
  yield* loadPicker(request, isAnonymous(currentUser) ? (currentUser.CityId ?? null) : null);
}

type Refused = ReturnType<typeof data<ChoiceRefusal>>;

/** Saves the chosen city and redirects (303), or renders the page again with the reason. */
export function* actOnCity({ form, query }: ActArgs<'target'>): Saga<Response | Refused> {
  const choice = readChoiceValue(readField(form, 'choice'));
  if (choice === null) return data<ChoiceRefusal>({ reason: 'unknown' }, { status: 400 });
  try {
    yield* saveCity(choice);
    return redirectResponse(ownPath(query.get('target')), 303);
  } catch (error) {
    const { refusal, status } = readRefusal(error, CHOICE_READING);
    return data(refusal, { status });
  }
}
