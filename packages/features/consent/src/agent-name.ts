type Agent = {
  userAgent: string;
  /** Not in Firefox and Safari. */
  userAgentData?: { brands: readonly { brand: string; version: string }[] };
};

/** In the order of the checks: most browsers call themselves Chrome and Safari as well. */
const FAMILIES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Yandex', /YaBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
];

/** The browser's family and main version, such as `Firefox 151`. The whole User-Agent could identify a visitor. */
export function agentName(agent: Agent): string {
  const brands = (agent.userAgentData?.brands ?? []).filter(({ brand }) => !/not.*brand/i.test(brand));
  const own = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
  if (own) return `${own.brand} ${own.version}`.slice(0, 60);
  for (const [name, sign] of FAMILIES) {
    const version = sign.exec(agent.userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'Other';
}
