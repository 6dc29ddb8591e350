/**
 * What a visitor allows beyond what the shop needs to work (P11). It is kept in this browser alone: a cookie would travel with every
 * request and keep the visitor out of pages that are kept for everybody.
 */
export type ConsentChoice = {
  /** Which pages were opened and how long a search took. */
  analytics: boolean;
  /** The chat, which may be another firm's. */
  chat: boolean;
  /** ISO instant of the choice. */
  at: string;
  version: typeof VERSION;
};

/** A choice made under other terms does not count: it is asked for again. */
const VERSION = 1;

export const CONSENT_KEY = 'partshop-consent';

/** What was stored, or null where nothing was, or nothing that can be relied upon. */
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

/** The choice of this browser. A browser that lets nothing be stored is asked on each document. */
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
    // Full or forbidden: the choice holds for this document.
  }
}
