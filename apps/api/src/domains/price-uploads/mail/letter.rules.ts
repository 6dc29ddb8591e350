import { isOfList, UPLOAD_TYPES, type UploadType } from '@partshop/api-client/contract';

const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s\p{Cc}<>@,;:"()[\]\\]+@[^\s\p{Cc}<>@,;:"()[\]\\]+$/u;

/** The address of a header such as `"Anna" <anna@parts.example>`, in lower case; empty where it has none, or several. */
export function addressOf(header: string): string {
  const text = header.trim();
  const [, named = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? [];
  const address = named.trim().toLowerCase();
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address) ? address : '';
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Whether who sent a letter speaks for who wrote it: of the same domain, or of one below the other. */
export function isAligned(sender: string, from: string): boolean {
  if (sender === '' || from === '') return false;
  const [one, other] = [domainOf(sender), domainOf(from)];
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** The address of a list, or of claims: who knows it may send files, if the seller allows them. */
export const listAddress = (secret: string, { type, priceListId }: NamedList, domain: string): string =>
  `${secret}+${type}${priceListId === null ? '' : `-${priceListId}`}@${domain}`;

/** Claims are of no list. */
export type NamedList = { type: UploadType; priceListId: number | null };

/** What an address names; undefined for none of ours. `list` is absent where its second part says nothing. */
export function readListAddress(to: string, domain: string): { secret: string; list?: NamedList } | undefined {
  const address = addressOf(to);
  if (domainOf(address) !== domain) return undefined;
  const [, secret, named = ''] = /^([a-z2-7]{20})(?:\+(.*))?@/.exec(address) ?? [];
  if (secret === undefined) return undefined;
  const [, word, digits] = /^([a-z]+)(?:-([1-9]\d{0,9}))?$/.exec(named) ?? [];
  const type = UPLOAD_TYPES.find((one) => one === word);
  if (!type || isOfList(type) !== (digits !== undefined)) return { secret };
  return { secret, list: { type, priceListId: digits === undefined ? null : Number(digits) } };
}

/** The name of an attachment, as a person would call the file. */
export const fileNameOf = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-255) || 'list';

export const isListName = (name: string): boolean => /\.(?:csv|xlsx)$/i.test(name);
