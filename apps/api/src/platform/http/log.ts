import { pino, type DestinationStream, type Logger } from 'pino';

/** Names of fields that must not be logged. A one-time code is secret; an error's code is distinguished by its place. */
const SECRET =
  /^(?:(?:set-|x-)?cookies?|(?:proxy-)?authorization|.*password.*|.*secret|.*token|.*phone|.*e-?mail|.*code)$/i;
const FAULT = /^(?:err|error|fault|cause)$/;

const CENSORED = '[hidden]';
/** Deeper than any log entry. */
const MAX_DEPTH = 6;

/** A log of JSON lines that hides cookies, passwords, codes, tokens, phones and addresses in every entry. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: (error: Error) => censor(pino.stdSerializers.err(error), true) },
    formatters: { log: (entry: Record<string, unknown>) => censor(entry, false) as Record<string, unknown> },
  };
  return destination ? pino(options, destination) : pino(options);
}

function censor(value: unknown, isFault: boolean, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === MAX_DEPTH) return CENSORED;
  if (Array.isArray(value)) return value.map((item) => censor(item, isFault, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name, isFault) ? CENSORED : censor(item, FAULT.test(name), depth + 1),
    ]),
  );
}

const isSecret = (name: string, isFault: boolean): boolean => SECRET.test(name) && !(isFault && name === 'code');
