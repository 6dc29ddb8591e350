import { hash } from 'node:crypto';
import type { ErrorReport as SentReport } from '@partshop/api-client/contract';
import { z } from 'zod';
import { cutPersonalData } from './cut-personal-data.rules.ts';
import { visitedAddress } from './visited-address.rules.ts';

/** The shape that `raw` must have to be stored (§3). */
const Raw = z.object({ message: z.string(), filename: z.string(), stack: z.string() });
export type RawError = z.infer<typeof Raw>;

/** A browser error without personal data. */
export type ErrorReport = {
  error: string;
  path: string;
  lineNumber: number;
  raw: RawError | null;
  /** Equal for similar errors, which are counted together. */
  hash: Buffer;
};

const FRAMES = 3;

export function readErrorReport(sent: z.infer<typeof SentReport>): ErrorReport {
  const error = cutPersonalData(sent.error);
  const raw = readRaw(sent.raw);
  const { path } = visitedAddress(sent.url);
  const { lineNumber } = sent;
  // With a stack, the same error on different pages is one error.
  const where = raw?.stack ? raw.stack.split(' at ', FRAMES + 1).join(' at ') : `${path}\n${lineNumber}`;
  return { error, path, lineNumber, raw, hash: Buffer.from(hash('sha256', `${error}\n${where}`, 'hex'), 'hex') };
}

function readRaw(text: string): RawError | null {
  const parsed = Raw.safeParse(parse(text));
  if (!parsed.success) return null;
  const { message, filename, stack } = parsed.data;
  return { message: cutPersonalData(message), filename: visitedAddress(filename).path, stack: cutStack(stack) };
}

/** Removes the queries of the stack's URLs before the rest is cut. */
const cutStack = (stack: string) => cutPersonalData(stack.replaceAll(/\?[^\s:)]*/g, ''));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
