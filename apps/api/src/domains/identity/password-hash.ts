import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createTurns } from '../../platform/work/turns.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. `ARGON2ID`: the const enum of the library is not there at run time. */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at a time in this process: they run on the threads that also read files, of which some have to stay free. Half a
 * second's work may wait: who would wait longer is better told to come again.
 */
const inTurn = createTurns({ atOnce: 2, maxWaiting: 50 });

/** PHC text with salt and parameters. Throws TooManyWaiting, as all that hashes does. */
export const hashPassword = async (password: string): Promise<string> =>
  inTurn(async () => hash(password.normalize('NFKC'), PARAMETERS));

/** The hash that a login is compared with when nobody has it, so that the answer takes as long. */
let decoy: Promise<string> | undefined;

/** Whether this is the password; without a hash it is not, after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  // Not in turn: a refusal would be kept.
  decoy ??= hash('a password that nobody has', PARAMETERS);
  const compared = passwordHash ?? (await decoy);
  const matches = await inTurn(async () => verify(compared, password.normalize('NFKC')));
  return matches && passwordHash !== undefined;
}

/** Whether the parameters have grown since a hash was made. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  const isArgon2id = passwordHash.startsWith('$argon2id$');
  return !isArgon2id || memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost;
}
