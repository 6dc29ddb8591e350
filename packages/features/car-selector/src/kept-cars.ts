import type { CarRoot } from '@partshop/api-client';

/**
 * The garage of a visitor without an account (F14): the current car and the five before it, in the storage of this browser. The
 * early-input script tells styles that there is a current car before the page is shown (0040).
 */
export const CURRENT_KEY = 'partshop-car';
const RECENT_KEY = 'partshop-cars';
const MAX_RECENT = 5;

export type KeptCars = { current: CarRoot | null; recent: readonly CarRoot[] };

const IDS = ['brandId', 'seriaId', 'modelId', 'engineId'] as const;
const TEXTS = [
  ...(['brandUrl', 'seriaUrl', 'modelUrl', 'engineUrl'] as const),
  ...(['brandName', 'seriaName', 'modelName', 'engineName'] as const),
];

/** What anybody else wrote there is left out. */
export function readCars(): KeptCars {
  const [current = null] = [readKey(CURRENT_KEY)].filter(isCar);
  const stored = readKey(RECENT_KEY);
  const recent = Array.isArray(stored) ? stored.filter(isCar) : [];
  return { current, recent: withoutDoubles(recent, current) };
}

export function writeCars({ current, recent }: KeptCars): void {
  writeKey(CURRENT_KEY, current);
  writeKey(RECENT_KEY, recent.length > 0 ? recent : null);
}

/** The car becomes the current one, or there is none; the one before it becomes the most recent one. */
export function withCurrent({ current, recent }: KeptCars, car: CarRoot | null): KeptCars {
  const before = current ? [current, ...recent] : recent;
  return { current: car, recent: withoutDoubles(before, car) };
}

/** Forgets one of the recent cars. */
export const withoutRecent = ({ current, recent }: KeptCars, engineId: number): KeptCars => ({
  current,
  recent: recent.filter((car) => car.engineId !== engineId),
});

function withoutDoubles(cars: readonly CarRoot[], current: CarRoot | null): CarRoot[] {
  const byEngine = new Map(cars.toReversed().map((car) => [car.engineId, car]));
  if (current) byEngine.delete(current.engineId);
  return [...byEngine.values()].toReversed().slice(0, MAX_RECENT);
}

function isCar(value: unknown): value is CarRoot {
  if (typeof value !== 'object' || value === null) return false;
  const car = value as Record<string, unknown>;
  const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0;
  return (
    IDS.every((key) => isId(car[key])) &&
    TEXTS.every((key) => typeof car[key] === 'string' && car[key] !== '' && car[key].length <= 200)
  );
}

function readKey(key: string): unknown {
  if (typeof document === 'undefined') return null;
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeKey(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: the session still has the current car.
  }
}
