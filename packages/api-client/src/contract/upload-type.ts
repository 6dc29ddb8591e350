import { z } from '@hono/zod-openapi';
import { Id } from './common.ts';
import { isOfList, UPLOAD_TYPES, type PRICE_UPLOADS } from './limits.ts';

export const UploadType = z.enum(UPLOAD_TYPES).openapi('UploadType');
export type UploadType = z.infer<typeof UploadType>;

/** Those that change a price list. */
export type PriceUploadType = (typeof PRICE_UPLOADS)[number];

/** Of the offers of a list. */
export const GonePercent = z.number().int().min(0).max(100);

/** Which price list files change; null for claims, which are of no list. */
export const PriceListIdOrNull = Id.nullable();

type Target = { Type: UploadType; PriceListId: number | null };
type Applied = { Type: UploadType; Applies: boolean };

export const APPLIED_BY_PERSON = 'A person applies files that are of no list.';

/** Whether files of a type may be applied so: a person alone applies claims. */
export const mayApply = ({ Type, Applies }: Applied): boolean => !Applies || isOfList(Type);

/** Of `mayApply`. A new object each time: zod changes what it is given. */
export const needsPerson = () => ({ path: ['Applies'], message: APPLIED_BY_PERSON });

/** A list is named for files of lists, and for no others. */
export const namesTarget = ({ Type, PriceListId }: Target): boolean => isOfList(Type) === (PriceListId !== null);

/** Of `namesTarget`. */
export const noTarget = () => ({ path: ['PriceListId'], message: 'Files of price lists name a list, others none.' });
