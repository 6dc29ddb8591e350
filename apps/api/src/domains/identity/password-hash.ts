import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../../platform/work/work-queue.ts';

/**
 * Argon2id as OWASP recommends: 19 MiB, two passes, one lane. The library's const enum `ARGON2ID` does not exist at run
 * time.
 */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits hashes of this process: they run on the threads that also read files, and some must stay free. The queue holds
 * half a second of work; beyond that it is better to ask the caller to retry.
 */
const enqueue = createWorkQueue({ concurrency: 2, maxWaiting: 50 });

/** A PHC string with salt and parameters. Throws TooManyWaiting, as every function that hashes. */
export const hashPassword = async (password: string): Promise<string> =>
  enqueue(async () => hash(password.normalize('NFKC'), PARAMETERS));

/** Unknown logins are compared with this hash, so that the response takes as long. */
let decoy: Promise<string> | undefined;

/** Whether the password is right; without a hash it does the same work and returns false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  // Outside the queue: a rejection of the queue would be cached.
  decoy ??= hash('a password that nobody has', PARAMETERS);
  const compared = passwordHash ?? (await decoy);
  const matches = await enqueue(async () => verify(compared, password.normalize('NFKC')));
  return matches && passwordHash !== undefined;
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  const isArgon2id = passwordHash.startsWith('$argon2id$');
  return !isArgon2id || memoryCost < PARAMETERS.memoryCost || timeCost < PARAMETERS.timeCost;
}
