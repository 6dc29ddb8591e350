/** In the order of the checks: most browsers call themselves Chrome and Safari as well. */
const FAMILIES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Yandex', /YaBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
];

/** The browser's family and main version in a User-Agent; undefined for others. */
export function browserName(userAgent: string): { family: string; version: string } | undefined {
  for (const [family, sign] of FAMILIES) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { family, version };
  }
  return undefined;
}
