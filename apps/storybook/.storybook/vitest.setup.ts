import { afterEach } from 'vitest';
import { startClock } from './clock.ts';

/** Between stories, Vitest versions its modules by the current time: files that share a page need a running clock. */
afterEach(startClock);
