import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';

/** By what the cities are listed: the largest ones, those of a name or region, the nearest ones to a place. */
export type ListedBy =
  | { kind: 'largest' }
  | { kind: 'text'; text: string }
  /** `55.75,37.62`: latitude and longitude. */
  | { kind: 'place'; near: string };

/** What the choice of a city shows. Its page keeps it in the address, the dialog in the store. */
export type PickerRequest = {
  by: ListedBy;
  /** The city whose pick-up points are asked for. */
  pointsOf: number | null;
};

export const LARGEST: PickerRequest = { by: { kind: 'largest' }, pointsOf: null };

const PLACE = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

export type Place = { latitude: number; longitude: number };

/** Reads `55.75,37.62`; null for what is no place on earth. */
export function readPlace(near: string): Place | null {
  const [, latitude, longitude] = (PLACE.exec(near) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** To about a kilometre: enough for the nearest city, and nobody's house. */
export const toNear = ({ latitude, longitude }: Place): string => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** Of `/city?q=…&near=…&city=…`. A place stands above a text; what cannot be read is left out. */
export function readRequest(query: Pick<QueryReader<'q' | 'near' | 'city'>, 'get'>): PickerRequest {
  const near = query.get('near');
  const text = (query.get('q') ?? '').trim().slice(0, 100);
  const pointsOf = readId(query.get('city') ?? '');
  if (near !== null && readPlace(near)) return { by: { kind: 'place', near }, pointsOf };
  return { by: text === '' ? { kind: 'largest' } : { kind: 'text', text }, pointsOf };
}

/** The query of that request, with where the page leads to afterwards: `?q=…`; empty for the largest cities. */
export function toQuery({ by, pointsOf }: PickerRequest, target = '/'): string {
  const query = new URLSearchParams();
  if (by.kind === 'text') query.set('q', by.text);
  if (by.kind === 'place') query.set('near', by.near);
  if (pointsOf !== null) query.set('city', String(pointsOf));
  if (target !== '/') query.set('target', target);
  return query.size > 0 ? `?${query.toString()}` : '';
}
