import { afterEach } from 'vitest';
import { startClock } from './clock.ts';

/** Between stories vitest tells the versions of its modules apart by the time: files that share a page need it running. */
afterEach(startClock);
