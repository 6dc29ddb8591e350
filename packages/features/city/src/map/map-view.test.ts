import { describe, expect, it } from 'vitest';
import { aroundKazan, kazan, kazanPoints, largest } from '../mocks/fixtures.ts';
import { LARGEST, type PickerRequest } from '../picker-request.ts';
import { viewOf, type Shown } from './map-view.ts';

const nearKazan: PickerRequest = { by: { kind: 'place', near: '55.79,49.12' }, pointsOf: null };
const shown = (over: Partial<Shown> = {}): Shown => ({
  request: LARGEST,
  cities: largest,
  cityId: null,
  points: [],
  ...over,
});

describe('the map shows', () => {
  it('the country until something is chosen', () => {
    expect(viewOf(shown(), { at: 'list' })).toEqual({ kind: 'country' });
  });

  it('the current user’s own city', () => {
    const { latitude, longitude } = kazan;
    const view = viewOf(shown({ cityId: kazan.id }), { at: 'list' });
    expect(view).toEqual({ kind: 'city', place: { latitude, longitude } });
  });

  it('a city that is not in the list by its first pick-up point', () => {
    const view = viewOf(shown({ cities: [], cityId: kazan.id, points: kazanPoints }), { at: 'list' });
    expect(view).toEqual({ kind: 'city', place: { latitude: 55.8321, longitude: 49.1689 } });
  });

  it('all nearest cities and the place', () => {
    const view = viewOf(shown({ request: nearKazan, cities: aroundKazan, cityId: kazan.id }), { at: 'list' });
    expect(view).toMatchObject({ kind: 'area', places: [{ latitude: 55.79, longitude: 49.12 }, {}, {}, {}, {}, {}] });
  });

  it('a chosen point, and the whole city again', () => {
    const near = shown({ request: nearKazan, cities: aroundKazan, cityId: kazan.id, points: kazanPoints });
    const point = { kind: 'point', place: { latitude: 55.7621, longitude: 49.2263 } };
    expect(viewOf(near, { at: 'point', id: 42 })).toEqual(point);
    expect(viewOf(near, { at: 'city' }).kind).toBe('city');
  });

  it('the country when nothing was found', () => {
    const request: PickerRequest = { by: { kind: 'text', text: 'ъъъ' }, pointsOf: null };
    expect(viewOf(shown({ request, cities: [] }), { at: 'list' })).toEqual({ kind: 'country' });
  });
});
