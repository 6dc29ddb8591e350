/**
 * What a visitor allows beyond what the shop needs to work (P11). It stays in the browser's storage: every request would carry a
 * cookie, and the visitor would get no pages from the shared cache.
 */
export type ConsentChoice = {
  /** The log of opened pages and search times. */
  analytics: boolean;
  /** The chat, which another company may run. */
  chat: boolean;
  /** ISO instant of the choice. */
  at: string;
  version: typeof VERSION;
};

/** A choice for other terms does not count; the banner asks again. */
const VERSION = 1;

export const CONSENT_KEY = 'partshop-consent';

/** Reads a stored choice; null if it is missing or invalid. */
export function parseChoice(text: string | null): ConsentChoice | null {
  if (text === null) return null;
  try {
    const { analytics, chat, at, version } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (version !== VERSION || typeof analytics !== 'boolean' || typeof chat !== 'boolean') return null;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return { analytics, chat, at, version };
  } catch {
    return null;
  }
}

export function toChoice(allowed: { analytics: boolean; chat: boolean }, now: Date): ConsentChoice {
  return { analytics: allowed.analytics, chat: allowed.chat, at: now.toISOString(), version: VERSION };
}

/** The choice of this browser. A browser without storage is asked in each document. */
export function readChoice(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(CONSENT_KEY));
  } catch {
    return null;
  }
}

export function storeChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(choice));
  } catch {
    // The storage is full or blocked: the choice holds for this document.
  }
}
