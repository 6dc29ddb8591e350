import type { Finding } from '../finding.ts';
import { HOME_PATH, MISSING_PATH } from './paths.ts';
import { figuresOf, cachedGoals, only } from './price-page.ts';
import { measureInTurn, type Plan } from './rounds.ts';
import type { Running } from './running.ts';

const CONNECTIONS = 50;

/** The home page and a missing page, rendered and cached, beside the same bytes from memory. */
export async function measureOtherPages(running: readonly Running[], plan: Plan): Promise<Finding[]> {
  const subjects = only(running, ['floor0', 'shop', 'cached']);
  const asked = { headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS };
  const home = await measureInTurn(subjects, { ...asked, paths: [HOME_PATH] }, plan);
  const missing = await measureInTurn(subjects, { ...asked, paths: [MISSING_PATH], status: 404 }, plan);
  return [
    ...figuresOf('home page', CONNECTIONS, home, cachedGoals),
    ...figuresOf('missing page', CONNECTIONS, missing, () => []),
  ];
}
