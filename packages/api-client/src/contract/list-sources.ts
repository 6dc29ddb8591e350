/** Addresses from which the shop loads the files of a seller's price lists and claims by itself (X11). A seller sees and changes own ones alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Done, Id, IdParam, json, jsonBody } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { FETCH_FAULTS } from './fetch-faults.ts';
import { MAX_SOURCE_ADDRESS_LENGTH } from './limits.ts';
import {
  GonePercent,
  mayApply,
  namesTarget,
  needsPerson,
  noTarget,
  PriceListIdOrNull,
  UploadType,
} from './upload-type.ts';

/** What came of loading a file: it became an upload, it is the one that was loaded before, or why it was not fetched. */
export const SourceOutcome = z.enum(['loaded', 'same', ...FETCH_FAULTS]).openapi('SourceOutcome');
export type SourceOutcome = z.infer<typeof SourceOutcome>;

export const ListSource = z
  .object({
    id: Id,
    type: UploadType,
    priceListId: PriceListIdOrNull,
    /** Null for claims, which are of no list. */
    listName: z.string().nullable(),
    url: z.string(),
    /** Of the day in Moscow; null for each hour. */
    hour: z.number().int().nullable(),
    replaces: z.boolean(),
    /**
     * Whether a file is applied without a person, while at most `goneLimit` percent of the offers go and no price jumps. A person applies
     * claims.
     */
    applies: z.boolean(),
    goneLimit: z.number().int(),
    /** Grows with every change of what the seller sets: who changes it names the one that was seen. */
    version: z.number().int(),
    /** Null while it is paused, by the seller or by faults. */
    nextAt: z.string().nullable(),
    askedAt: z.string().nullable(),
    outcome: z.union([SourceOutcome, z.null()]),
    /** In a row. */
    faults: z.number().int(),
    /** The upload of the last file that was loaded. */
    uploadId: Id.nullable(),
  })
  .openapi('ListSource');
export type ListSource = z.infer<typeof ListSource>;

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'goods' } as const;
const source = json(ListSource, 'The address as it is now.');
const params = z.object({ id: IdParam });
const noSource = {
  404: json(CallError, 'No such address, or it is another seller’s; the two cannot be told apart.'),
} as const;
const changed = { 409: json(CallError, 'It was changed meanwhile (`source-changed`).') } as const;
const refused = {
  422: json(CallError, 'The address is none of the public internet with https (`address-refused`).'),
} as const;
const Version = z.number().int().min(1).max(1_000_000_000);

const settings = {
  Url: z.string().trim().min(1).max(MAX_SOURCE_ADDRESS_LENGTH),
  /** Of the day in Moscow; null for each hour. */
  Hour: z.number().int().min(0).max(23).nullable(),
  Replaces: z.boolean(),
  Applies: z.boolean(),
  GoneLimit: GonePercent,
};

const addListSource = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/list-source_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'addListSource', by: 'client', tries: 60, seconds: 3600 },
  summary:
    'Let the shop load the files of a price list, or of claims, from an https address, each hour or each day; it begins at once',
  request: {
    body: jsonBody(
      z
        .object({ Type: UploadType, PriceListId: PriceListIdOrNull, ...settings })
        .refine(namesTarget, noTarget())
        .refine(mayApply, needsPerson())
        .openapi('AddListSourceRequest'),
    ),
  },
  responses: {
    200: source,
    404: json(CallError, 'The list is not the seller’s.'),
    409: json(CallError, 'The list, or the seller, has an address for such files (`source-exists`).'),
    ...refused,
  },
});

const changeListSource = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/list-source_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'changeListSource', by: 'client', tries: 120, seconds: 3600 },
  summary: 'Change from where and when the shop loads the files of a price list, or pause it',
  request: {
    params,
    body: jsonBody(z.object({ ...settings, IsPaused: z.boolean(), Version }).openapi('ChangeListSourceRequest')),
  },
  responses: { 200: source, ...noSource, ...changed, ...refused },
});

const loadListSource = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/list-source-load_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'loadListSource', by: 'client', tries: 30, seconds: 3600 },
  summary: 'Load the file of an address now, not only at its time; a paused one that answers goes on',
  request: { params },
  responses: { 200: source, ...noSource },
});

const removeListSource = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/list-source-remove_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Forget an address; what was uploaded from it stays',
  request: { params, body: jsonBody(z.object({ Version }).openapi('ListSourceSeen')) },
  responses: { 200: json(Done, 'It is forgotten.'), ...noSource, ...changed },
});

export const listSourcesCalls = { addListSource, changeListSource, loadListSource, removeListSource } as const;
