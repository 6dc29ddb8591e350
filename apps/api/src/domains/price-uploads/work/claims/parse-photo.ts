import { MAX_SOURCE_ADDRESS_LENGTH } from '@partshop/api-client';
import { faultOfAddress } from '../../../../platform/http/public-fetch.ts';
import {
  parseMaker,
  parseNumber,
  type Field,
  type PriceListReader,
  type SourceRow,
} from '../../../price-lists/index.ts';
import type { ParsedClaim } from './claim-description.ts';
import { readCells, type Parsed } from './read-cells.ts';

const PHOTO_FIELDS = ['photo', 'photo2', 'photo3', 'photo4'] as const satisfies readonly Field[];
/** Between addresses in one cell; each of them begins with its scheme. */
const BETWEEN = /[\s,;|]+(?=[a-z][a-z\d+.-]*:)/i;

const splitAddresses = (text: string): string[] => text.split(BETWEEN).filter((address) => address !== '');

function parseAddresses(text: string): Parsed<string[]> {
  const addresses = splitAddresses(text);
  for (const address of addresses) {
    if (address.length > MAX_SOURCE_ADDRESS_LENGTH) {
      return { fault: { code: 'too-long', maxLength: MAX_SOURCE_ADDRESS_LENGTH } };
    }
    const code = faultOfAddress(address);
    if (code === 'address-not-https' || code === 'address-private') return { fault: { code } };
    if (code !== undefined) return { fault: { code: 'address-wrong' } };
  }
  return { value: addresses };
}

/** Parses one row. The addresses of a refused row keep their places: those of other rows do not move up. */
export function parsePhoto(source: SourceRow, layout: PriceListReader['facts']['layout']): ParsedClaim {
  const { row } = source;
  const { problems, broken, textOf, take } = readCells(source, layout);
  const maker = take('maker', parseMaker);
  const number = take('number', parseNumber);
  const article = maker !== undefined && number !== undefined ? { maker, number } : undefined;
  if (broken) return { row, said: article && { ...article, addresses: '' }, problems: [broken] };
  for (const field of PHOTO_FIELDS) take(field, parseAddresses);
  const addresses = PHOTO_FIELDS.flatMap((field) => splitAddresses(textOf(field)));
  if (addresses.length === 0) problems.push({ row, field: 'photo', value: '', fault: { code: 'empty' } });
  return { row, said: article && { ...article, addresses: addresses.join('\n') }, problems };
}
