import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';

/** What cities to list: the largest, those of a name or region, or the nearest to a place. */
export type ListedBy =
  | { kind: 'largest' }
  | { kind: 'text'; text: string }
  /** `55.75,37.62`: latitude and longitude. */
  | { kind: 'place'; near: string };

/** What the choice of a city shows. The page holds it in the address, the dialog in the store. */
export type PickerRequest = {
  by: ListedBy;
  /** The city whose pick-up points to show. */
  pointsOf: number | null;
};

export const LARGEST: PickerRequest = { by: { kind: 'largest' }, pointsOf: null };

const PLACE = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

export type Place = { latitude: number; longitude: number };

/** Reads `55.75,37.62`; null for anything but a place on earth. */
export function readPlace(near: string): Place | null {
  const [, latitude, longitude] = (PLACE.exec(near) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Rounds a place to about a kilometre: enough for the nearest city, and too coarse to reveal a house. */
export const toNear = ({ latitude, longitude }: Place): string => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** The request in the query of `/city?q=…&near=…&city=…`. A place takes precedence over a text; invalid values are ignored. */
export function readRequest(query: Pick<QueryReader<'q' | 'near' | 'city'>, 'get'>): PickerRequest {
  const near = query.get('near');
  const text = (query.get('q') ?? '').trim().slice(0, 100);
  const pointsOf = readId(query.get('city') ?? '');
  if (near !== null && readPlace(near)) return { by: { kind: 'place', near }, pointsOf };
  return { by: text === '' ? { kind: 'largest' } : { kind: 'text', text }, pointsOf };
}

/** The query of a request with the target of the redirect: `?q=…`; empty for the largest cities. */
export function toQuery({ by, pointsOf }: PickerRequest, target = '/'): string {
  const query = new URLSearchParams();
  if (by.kind === 'text') query.set('q', by.text);
  if (by.kind === 'place') query.set('near', by.near);
  if (pointsOf !== null) query.set('city', String(pointsOf));
  if (target !== '/') query.set('target', target);
  return query.size > 0 ? `?${query.toString()}` : '';
}
