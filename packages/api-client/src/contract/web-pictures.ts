/** Pictures of goods that a seller loads in bulk, by addresses or as files, matched by their numbers (X11). */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { FETCH_FAULTS } from './fetch-faults.ts';
import { MAX_PICTURE_ADDRESS_LENGTH, MAX_PICTURE_BYTES, MAX_PICTURE_NAME_LENGTH, MAX_PICTURE_ROWS } from './limits.ts';

/** Why a picture of a load was not added. */
const PICTURE_FAULTS = [
  'number-missing',
  'not-offered',
  'many-makers',
  ...FETCH_FAULTS,
  'picture-broken',
  'picture-size',
  'pictures-full',
] as const;
export const PictureFault = z.enum(PICTURE_FAULTS).openapi('PictureFault');
export type PictureFault = z.infer<typeof PictureFault>;

export const PictureLoadRow = z
  .object({
    /** Null for a picture of an upload that took others back. */
    row: z.number().int().nullable(),
    /** Among the seller’s pictures of the article; null for pictures that no uploaded file lists. */
    position: z.number().int().nullable(),
    /** As they were sent, or read from the name of the file. */
    maker: z.string(),
    number: z.string(),
    /** The address, or the name of the file. */
    source: z.string(),
    state: z.enum(['waiting', 'added', 'refused']),
    /** Of `refused` alone. */
    fault: z.union([PictureFault, z.null()]),
    /** The article that was found. */
    article: z
      .object({
        catalogKey: z.string(),
        catalogName: z.string(),
        catalogFullNumber: z.string(),
        clearNumber: z.string(),
        productName: z.string(),
      })
      .nullable(),
  })
  .openapi('PictureLoadRow');
export type PictureLoadRow = z.infer<typeof PictureLoadRow>;

export const PictureLoad = z
  .object({
    id: Id,
    /** ISO time. */
    at: z.string(),
    waiting: z.number().int(),
    added: z.number().int(),
    refused: z.number().int(),
    /** What was refused comes first. */
    rows: z.array(PictureLoadRow),
  })
  .openapi('PictureLoad');
export type PictureLoad = z.infer<typeof PictureLoad>;

export const LastPictureLoad = z.object({ load: z.union([PictureLoad, z.null()]) }).openapi('LastPictureLoad');
export type LastPictureLoad = z.infer<typeof LastPictureLoad>;

const noSeller = json(CallError, 'The current user sells for nobody yet.');
const started = json(z.object({ loadId: Id }).openapi('StartedPictureLoad'), 'The load; its report grows.');
const Named = z.string().trim().max(MAX_PICTURE_NAME_LENGTH);
/** Base64 writes three bytes as four characters. */
const MAX_BASE64 = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'goods' } as const;

const lastPictureLoad = defineCall({
  ...OF_SELLERS,
  tags: ['pictures'],
  method: 'get',
  path: '/services/seller/pictures_json',
  effect: 'reads',
  summary: 'The report of the seller’s newest load of pictures, row by row',
  request: { query: LangQuery },
  responses: { 200: json(LastPictureLoad, 'The load, or null.'), 404: noSeller },
});

const loadWebPictures = defineCall({
  ...OF_SELLERS,
  tags: ['pictures'],
  method: 'post',
  path: '/services/seller/web-pictures_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'web-pictures', by: 'client', tries: 20, seconds: 3600 },
  maxBodyBytes: 2 * 1024 * 1024,
  summary:
    'Load pictures from https addresses of the public internet for the seller’s offers; each is encoded anew. The work goes on after the answer',
  request: {
    body: jsonBody(
      z
        .object({
          Rows: z
            .array(
              z.object({
                /** Needed where makers have equal numbers. */
                Maker: Named.default(''),
                Number: Named,
                Url: z.string().trim().max(MAX_PICTURE_ADDRESS_LENGTH),
              }),
            )
            .min(1)
            .max(MAX_PICTURE_ROWS),
        })
        .openapi('LoadWebPicturesRequest'),
    ),
  },
  responses: { 200: started, 404: noSeller },
});

const addPictureFile = defineCall({
  ...OF_SELLERS,
  tags: ['pictures'],
  method: 'post',
  path: '/services/seller/picture-file_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'picture-file', by: 'client', tries: 1000, seconds: 3600 },
  maxBodyBytes: MAX_BASE64 + 64 * 1024,
  summary:
    'Add a file to a load of pictures, or to a new one; its name says the number: `W71295.jpg`, `MANN-FILTER_W71295_2.jpg`',
  request: {
    body: jsonBody(
      z
        .object({
          LoadId: Id.nullable(),
          Name: Named.min(1),
          File: z.string().max(MAX_BASE64),
        })
        .openapi('AddPictureFileRequest'),
    ),
  },
  responses: {
    200: started,
    404: json(CallError, 'No such load, or it is another seller’s; the two cannot be told apart.'),
    413: json(CallError, 'The load has as many rows as it may have (`too-large`).'),
  },
});

export const webPicturesCalls = { lastPictureLoad, loadWebPictures, addPictureFile } as const;
