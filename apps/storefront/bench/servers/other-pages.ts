import type { Finding } from '../finding.ts';
import { CATEGORY_PATHS, HOME_PATH, MISSING_PATH } from './paths.ts';
import { asBare, figuresOf, cachedGoals, only } from './price-page.ts';
import { measureInTurn, type Plan } from './rounds.ts';
import type { Running } from './running.ts';

const CONNECTIONS = 50;

/**
 * The home page and a missing page, rendered and cached, beside the same bytes from memory; and a category with 24 goods, rendered
 * beside bare React.
 */
export async function measureOtherPages(running: readonly Running[], plan: Plan): Promise<Finding[]> {
  const subjects = only(running, ['floor0', 'shop', 'cached']);
  const asked = { headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS };
  const home = await measureInTurn(subjects, { ...asked, paths: [HOME_PATH] }, plan);
  const missing = await measureInTurn(subjects, { ...asked, paths: [MISSING_PATH], status: 404 }, plan);
  const category = await measureInTurn(
    only(running, ['bare', 'shop']),
    { connections: CONNECTIONS, paths: CATEGORY_PATHS },
    plan,
  );
  return [
    ...figuresOf('category page', CONNECTIONS, category, asBare),
    ...figuresOf('home page', CONNECTIONS, home, cachedGoals),
    ...figuresOf('missing page', CONNECTIONS, missing, () => []),
  ];
}
