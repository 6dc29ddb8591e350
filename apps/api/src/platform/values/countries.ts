/**
 * The shop's own country codes (D35): the position in this list, from 1. Orders and addresses store them, so only append
 * to the list. Russia and its neighbours come first, then the world by ISO 3166 code.
 */
const ISO_CODES = `
  RU BY KZ AM KG GE UZ AZ TJ TM MD UA MN LV LT EE
  AD AE AF AG AI AL AO AQ AR AS AT AU AW AX BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GF GG GH GI
  GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KH KI KM KN KP KR KW
  KY LA LB LC LI LK LR LS LU LY MA MC ME MF MG MH MK ML MM MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO
  NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR
  SS ST SV SX SY SZ TC TD TF TG TH TK TL TN TO TR TT TV TW TZ UG UM US UY VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM
  ZW`
  .trim()
  .split(/\s+/);

const codes = new Map(ISO_CODES.map((iso, index) => [iso, index + 1] as const));

export const RUSSIA = 1;

/** `'RU'` gives 1; undefined for an unknown country. */
export const countryCodeOf = (iso: string): number | undefined => codes.get(iso);

/** 1 gives `'RU'`. */
export const isoOf = (countryCode: number): string | undefined => ISO_CODES[countryCode - 1];

const namers = new Map<string, Intl.DisplayNames>();

/** The country's name in any language of the site, else its ISO code. */
export function countryName(countryCode: number, lang: string): string {
  const iso = isoOf(countryCode);
  if (iso === undefined) return '';
  const namer = namers.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region' });
  namers.set(lang, namer);
  return namer.of(iso) ?? iso;
}
