/** A letter as a provider tells of it. */
export type Letter = {
  /** Of this delivery, signed by the provider. */
  token: string;
  to: string;
  /** Who wrote it; empty where it names nobody, or several. */
  from: string;
  /** False where whoever sent it may have forged who wrote it. */
  isProved: boolean;
  files: readonly File[];
};

export type SentLetter = { from: string; to: string; files: readonly File[] };

/** Takes in letters for addresses at a domain. Throws `LetterRefused`. */
export type InboundMail = {
  domain: string;
  read: (form: FormData, now: Date) => Letter;
  /** Of a stand-in: sends a letter as a provider forwards it; throws `HttpError` while it is down. */
  send?: (letter: SentLetter, now: Date) => Promise<FormData>;
};

/** Nothing is kept of it, and nobody is told. Contains nothing of the letter. */
export class LetterRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'LetterRefused';
  }
}

/** For how long a provider tries to forward a letter: signatures are taken so long, and tokens are kept. */
export const LETTER_HOURS = 12;
