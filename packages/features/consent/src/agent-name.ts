import { browserName } from '@partshop/api-client/browser-name';

type Agent = {
  userAgent: string;
  /** Not in Firefox and Safari. */
  userAgentData?: { brands: readonly { brand: string; version: string }[] };
};

/** The browser's family and main version, such as `Firefox 151`. The whole User-Agent could identify a visitor. */
export function agentName(agent: Agent): string {
  const brands = (agent.userAgentData?.brands ?? []).filter(({ brand }) => !/not.*brand/i.test(brand));
  const own = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
  if (own) return `${own.brand} ${own.version}`.slice(0, 60);
  const known = browserName(agent.userAgent);
  return known ? `${known.family} ${known.version}` : 'Other';
}
