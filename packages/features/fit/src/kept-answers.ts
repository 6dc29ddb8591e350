import type { FitAnswers } from './fit.slice.ts';

/** What the visitor said of each car, by its engine id, in the storage of this browser: as many cars as it keeps (F14). */
const KEY = 'partshop-fit';
const MAX_CARS = 6;
const MAX_ANSWERS = 100;

type Kept = readonly (readonly [engineId: number, answers: FitAnswers])[];

/** What anybody else wrote there is left out. */
export function readAnswers(engineId: number): FitAnswers {
  return readAll().find(([id]) => id === engineId)?.[1] ?? {};
}

export function keepAnswers(engineId: number, answers: FitAnswers): void {
  const others = readAll().filter(([id]) => id !== engineId);
  const kept: Kept = [[engineId, answers], ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MAX_CARS)));
  } catch {
    // The storage is full or blocked: this document still knows.
  }
}

function readAll(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, MAX_CARS) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept[number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [engineId, answers] = value as unknown[];
  if (!Number.isSafeInteger(engineId) || typeof answers !== 'object' || answers === null) return false;
  const entries = Object.entries(answers);
  return (
    entries.length <= MAX_ANSWERS &&
    entries.every(([key, isTrue]) => key !== '' && key.length <= 100 && typeof isTrue === 'boolean')
  );
}
