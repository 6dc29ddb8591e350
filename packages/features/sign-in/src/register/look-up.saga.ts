import { data } from 'react-router-dom';
import { delay } from 'redux-saga/effects';
import { unwrap, type City, type CityPoint } from '@partshop/api-client';
import { callApi, optional, type Saga } from '@partshop/features/core';
import type { CitiesAnswer, PointsAnswer } from './register-answer.ts';

/** Pause in typing before cities are requested, in milliseconds. */
const PAUSE_MS = 150;
/** Retail clients, in getallpvz (D35). */
const RETAIL = 1;

/** Cities that begin with a text. The next key press cancels the call. */
export function* lookUpCities(query: string): Saga<ReturnType<typeof data<CitiesAnswer>>> {
  yield delay(PAUSE_MS);
  const cities = yield* optional(askCities(query));
  return data<CitiesAnswer>({ query, cities: cities ?? null });
}

function askCities(query: string): Saga<City[]> {
  const params = { query: { query: query.trim().slice(0, 100) } };
  return callApi((api, signal) => unwrap(api.GET('/registration/GetCities', { params, signal })));
}

/** Pick-up points of a city; empty after an error, because a point can be chosen with each order. */
export function* lookUpPoints(cityId: string): Saga<ReturnType<typeof data<PointsAnswer>>> {
  const points = yield* optional(askPoints(Number.parseInt(cityId, 10)));
  return data<PointsAnswer>({ cityId, points: points ?? [] });
}

function askPoints(cityCode: number): Saga<CityPoint[]> {
  const params = { query: { cityCode, clientType: RETAIL } };
  return callApi((api, signal) => unwrap(api.GET('/registration/getallpvz', { params, signal })));
}
