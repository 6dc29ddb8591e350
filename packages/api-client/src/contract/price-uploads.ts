/** Files that a seller uploads to change own price lists (B3, X11). A seller sees and changes own uploads alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { FitCondition, FitPosition } from './fit.ts';
import { ListMail } from './list-mail.ts';
import { ListSource } from './list-sources.ts';
import {
  GONE_LIMIT,
  MAX_MENDED_CELL_LENGTH,
  MAX_UPLOAD_BYTES,
  MAX_WAREHOUSE_CITY_LENGTH,
  UPLOAD_COLUMNS,
  UPLOAD_FAULTS,
  UPLOAD_ROWS_TAKE,
} from './limits.ts';
import { GonePercent, mayApply, needsPerson, PriceListIdOrNull, UploadType } from './upload-type.ts';
import { PictureLoad } from './web-pictures.ts';

export const UploadColumn = z.enum(UPLOAD_COLUMNS).openapi('UploadColumn');
export type UploadColumn = z.infer<typeof UploadColumn>;

/** A union, not `.nullable()`: see `PictureOrNull`. */
const UploadColumnOrNull = z.union([UploadColumn, z.null()]);

export const UPLOAD_STATES = [
  /** Waits for a worker, which reads the file and compares it with the list. */
  'checking',
  /** A person must say what the columns hold. */
  'columns',
  /** It was compared: a person applies it. */
  'ready',
  /** Waits for a worker, which applies it. */
  'applying',
  'applied',
  /** The file cannot be read, or has no good row: `fault` says why. Nothing was changed. */
  'refused',
  /** The seller thought better of it. */
  'dropped',
] as const;
export const UploadState = z.enum(UPLOAD_STATES).openapi('UploadState');
export type UploadState = z.infer<typeof UploadState>;

export const UploadFault = z.enum(UPLOAD_FAULTS).openapi('UploadFault');
export type UploadFault = z.infer<typeof UploadFault>;

const Count = z.number().int();

const ComparedOffer = z
  .object({
    /** Of the file; null for an offer that it does not list. */
    row: Count.nullable(),
    maker: z.string(),
    number: z.string(),
    price: Payable.nullable(),
    quantity: Count.nullable(),
    oldPrice: Payable.nullable(),
    oldQuantity: Count.nullable(),
  })
  .openapi('ComparedOffer');
export type ComparedOffer = z.infer<typeof ComparedOffer>;

/** What applying a file would change: the counts, and some offers of each. Jumps of the price are among the changed ones. */
export const UploadChanges = z
  .object({
    added: Count,
    changed: Count,
    unchanged: Count,
    jumps: Count,
    /** Withdrawn; in a list of stock, without pieces. */
    gone: Count,
    rows: z.object({
      added: z.array(ComparedOffer),
      /** Those that are no jumps. */
      changed: z.array(ComparedOffer),
      /** The highest first. */
      jumps: z.array(ComparedOffer),
      gone: z.array(ComparedOffer),
    }),
  })
  .openapi('UploadChanges');
export type UploadChanges = z.infer<typeof UploadChanges>;

/** What applying a file that is of no list would change: the counts, and some of each. */
const claimChanges = <Compared extends z.ZodType>(one: Compared) =>
  z.object({
    added: Count,
    changed: Count,
    unchanged: Count,
    gone: Count,
    rows: z.object({ added: z.array(one), changed: z.array(one), gone: z.array(one) }),
  });

const ComparedCross = z
  .object({
    /** Of the file; null for one that it does not list. */
    row: Count.nullable(),
    maker: z.string(),
    number: z.string(),
    otherMaker: z.string(),
    otherNumber: z.string(),
    /** Whether each can be sold instead of the other, or only the second instead of the first. */
    isBoth: z.boolean(),
    confidence: Count.nullable(),
    oldConfidence: Count.nullable(),
  })
  .openapi('ComparedCross');
export type ComparedCross = z.infer<typeof ComparedCross>;

export const CrossChanges = claimChanges(ComparedCross).openapi('CrossChanges');
export type CrossChanges = z.infer<typeof CrossChanges>;

const ComparedFitment = z
  .object({
    /** Of the file; null for one that it does not list. */
    row: Count.nullable(),
    maker: z.string(),
    number: z.string(),
    brandName: z.string(),
    seriaName: z.string(),
    modelName: z.string(),
    engineName: z.string(),
    position: z.union([FitPosition, z.null()]),
    /** Each with `answer` null. */
    conditions: z.array(FitCondition),
    /** Null where there was no such claim. */
    oldConditions: z.union([z.array(FitCondition), z.null()]),
  })
  .openapi('ComparedFitment');
export type ComparedFitment = z.infer<typeof ComparedFitment>;

/** The counts are of cars, each with an engine. */
export const FitmentChanges = claimChanges(ComparedFitment).openapi('FitmentChanges');
export type FitmentChanges = z.infer<typeof FitmentChanges>;

const ComparedPhoto = z
  .object({
    /** Of the file; null for one that it does not list. */
    row: Count.nullable(),
    maker: z.string(),
    number: z.string(),
    /** Among the seller’s pictures of the article, from 1. */
    position: Count,
    address: z.string().nullable(),
    oldAddress: z.string().nullable(),
  })
  .openapi('ComparedPhoto');
export type ComparedPhoto = z.infer<typeof ComparedPhoto>;

export const PhotoChanges = claimChanges(ComparedPhoto).openapi('PhotoChanges');
export type PhotoChanges = z.infer<typeof PhotoChanges>;

/** What was changed. */
export const UploadResult = z
  .object({ added: Count, changed: Count, unchanged: Count, withdrawn: Count, rowsRead: Count, rowsRefused: Count })
  .openapi('UploadResult');
export type UploadResult = z.infer<typeof UploadResult>;

/** How the file of an upload came: a person sent it, the shop loaded it from an address, a program sent it to be applied by itself, or by mail. */
export const UPLOAD_WAYS = ['file', 'address', 'program', 'mail'] as const;

/** Why a file that came by itself waits for a person: too many offers would go, or prices jump. */
export const UPLOAD_HOLDS = ['gone', 'jumps'] as const;

export const PriceUpload = z
  .object({
    id: Id,
    type: UploadType,
    state: UploadState,
    /** Null while its new list is not made, and for what is of no list. */
    priceListId: Id.nullable(),
    listName: z.string(),
    fileName: z.string(),
    /** Who uploaded it; empty when their account is gone. */
    by: z.string(),
    addedAt: z.string(),
    /** When it was applied, refused or dropped. */
    doneAt: z.string().nullable(),
    result: z.union([UploadResult, z.null()]),
    /** It took back what this upload and later ones of the list had changed. */
    undoesId: Id.nullable(),
    canTakeBack: z.boolean(),
    way: z.enum(UPLOAD_WAYS),
    /** Null too for a file that a person sent. */
    held: z.union([z.enum(UPLOAD_HOLDS), z.null()]),
  })
  .openapi('PriceUpload');
export type PriceUpload = z.infer<typeof PriceUpload>;

export const PriceUploads = z
  .object({
    /** The seller's lists, by name. */
    lists: z.array(z.object({ id: Id, name: z.string(), offers: Count, updatedAt: z.string() })),
    /** The newest first. */
    uploads: z.array(PriceUpload),
    /** By the name of their list. */
    sources: z.array(ListSource),
    /** Null where nothing of this type comes by mail, or the current user may not set it. */
    mail: z.union([ListMail, z.null()]),
  })
  .openapi('PriceUploads');
export type PriceUploads = z.infer<typeof PriceUploads>;

export const RowCells = z.partialRecord(UploadColumn, z.string()).openapi('RowCells');
export type RowCells = z.infer<typeof RowCells>;

export const RefusedRow = z
  .object({
    row: Count,
    cells: RowCells,
    problems: z.array(
      z.object({
        /** Null where the whole row is wrong. */
        field: UploadColumnOrNull,
        value: z.string(),
        /** In the language of the request. */
        reason: z.string(),
        advice: z.string(),
      }),
    ),
  })
  .openapi('RefusedRow');
export type RefusedRow = z.infer<typeof RefusedRow>;

export const PriceUploadDetails = PriceUpload.extend({
  /** Grows with every change: who acts names the one that was seen. */
  version: Count,
  /** Whether offers that the file does not list are withdrawn; of stock, have no pieces left. */
  replaces: z.boolean(),
  /** Of a worker; null while it has none. `total` is 0 where it is not known. */
  progress: z.object({ step: z.enum(['reading', 'applying']), done: Count, total: Count }).nullable(),
  fault: z.union([UploadFault, z.null()]),
  /** With `no-good-rows`: why the first row was refused, in the language of the request. */
  faultRow: z.object({ row: Count, reason: z.string() }).nullable(),
  /** What the columns of the file hold; null before it was read. */
  columns: z
    .object({
      headings: z.array(z.string()),
      /** Of each heading; null for a column that is not used. */
      fields: z.array(UploadColumnOrNull),
      /** The cells of the first rows. */
      sample: z.array(z.array(z.string())),
      /** Fields that the list needs and that no column holds. */
      missing: z.array(UploadColumn),
    })
    .nullable(),
  /** Of price lists alone, as `crosses` is of crosses, `fitments` of fitments, and `photos` of pictures. */
  changes: z.union([UploadChanges, z.null()]),
  crosses: z.union([CrossChanges, z.null()]),
  fitments: z.union([FitmentChanges, z.null()]),
  photos: z.union([PhotoChanges, z.null()]),
  /** Of an applied file of pictures: what became of their addresses. The first rows alone. */
  load: z.union([PictureLoad, z.null()]),
  rowsRead: Count,
  rowsRefused: Count,
  repeated: Count,
  mended: Count,
  /** Rows that can be mended: a page of them. */
  refused: z.object({ items: z.array(RefusedRow), total: Count, page: Count, take: Count }),
  /** When the same file was applied to the list before. */
  sameAppliedAt: z.string().nullable(),
  /** The list was changed after it was compared: it was compared again. */
  isOutdated: z.boolean(),
}).openapi('PriceUploadDetails');
export type PriceUploadDetails = z.infer<typeof PriceUploadDetails>;

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'stock' } as const;
/** A program does them by a token of its seller, too. */
const OF_PROGRAMS = { ...OF_SELLERS, token: 'upload-lists' } as const;
const params = z.object({ id: IdParam });
const details = json(PriceUploadDetails, 'The upload as it is now.');
const noUpload = {
  404: json(CallError, 'No such upload, or it is another seller’s; the two cannot be told apart.'),
} as const;
const changed = {
  409: json(CallError, 'It was changed meanwhile, or cannot be changed any more (`upload-changed`).'),
} as const;
const Version = z.number().int().min(1).max(1_000_000_000);

const priceUploads = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/uploads_json/{type}',
  effect: 'reads',
  summary: 'The seller’s price lists, and the last files that were uploaded to change them',
  request: { params: z.object({ type: UploadType }), query: LangQuery },
  responses: {
    200: json(PriceUploads, 'Lists and uploads.'),
    404: json(CallError, 'The current user sells for nobody.'),
  },
});

/** Base64 writes three bytes as four characters. One byte more than allowed can be sent, and gets a reason. */
const MAX_BASE64 = Math.ceil((MAX_UPLOAD_BYTES + 1) / 3) * 4;

const addPriceUpload = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/upload_json',
  effect: 'changes',
  limit: { name: 'addPriceUpload', by: 'client', tries: 120, seconds: 3600 },
  maxBodyBytes: MAX_BASE64 + 64 * 1024,
  summary:
    'Upload a CSV or XLSX file for a price list; a worker reads it, and nothing is changed until it is applied. A program may ask that it is applied by itself',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          Type: UploadType,
          /** Null for a new list, which `NewList` names. */
          PriceListId: PriceListIdOrNull,
          NewList: z
            .object({
              Name: z.string().trim().min(1).max(120),
              City: z.string().trim().min(2).max(MAX_WAREHOUSE_CITY_LENGTH),
              LeadDays: z.number().int().min(0).max(365),
            })
            .nullable()
            .default(null),
          Replaces: z.boolean(),
          /** Whether a price list or a list of stock is applied without a person, while at most `GoneLimit` percent of the offers go and no price jumps. */
          Applies: z.boolean().default(false),
          GoneLimit: GonePercent.default(GONE_LIMIT),
          FileName: z.string().trim().min(1).max(255),
          /** The file in Base64. */
          File: z.string().max(MAX_BASE64),
          /** Whether the file is packed by gzip: a list of prices then is sent in a fifth of the time. */
          IsGzipped: z.boolean().default(false),
        })
        .refine(mayApply, needsPerson())
        .openapi('AddPriceUploadRequest'),
    ),
  },
  responses: {
    200: details,
    404: json(CallError, 'The list is not the seller’s.'),
    422: json(CallError, 'The file is empty or too large (`file-refused`).'),
  },
});

const priceUpload = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/upload-state_json/{id}',
  effect: 'reads',
  summary: 'An upload: how far it is, what it would change, and its refused rows',
  request: {
    params,
    query: LangQuery.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  },
  responses: { 200: details, ...noUpload },
});

const chooseUploadColumns = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/upload-columns_json/{id}',
  effect: 'changes',
  summary: 'Say what the columns of a file hold; it is compared anew, and the next file with these headings is read so',
  request: {
    params,
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** Of each heading. */
          Fields: z.array(UploadColumnOrNull).min(1).max(200),
          Version,
        })
        .openapi('ChooseUploadColumnsRequest'),
    ),
  },
  responses: {
    200: details,
    ...noUpload,
    ...changed,
    422: json(CallError, 'A field that the list needs has no column, or a field has two (`columns-missing`).'),
  },
});

const mendUploadRows = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/upload-rows_json/{id}',
  effect: 'changes',
  summary: 'Mend refused rows of a file; it is compared anew',
  request: {
    params,
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          Rows: z
            .array(
              z.object({
                Row: z.number().int().min(1).max(10_000_000),
                Cells: z.partialRecord(UploadColumn, z.string().max(MAX_MENDED_CELL_LENGTH)),
              }),
            )
            .min(1)
            .max(UPLOAD_ROWS_TAKE),
          Version,
        })
        .openapi('MendUploadRowsRequest'),
    ),
  },
  responses: {
    200: details,
    ...noUpload,
    ...changed,
    422: json(CallError, 'As many rows are mended as may be: the others are to be mended in the file (`rows-full`).'),
  },
});

const act = {
  request: { params, query: LangQuery, body: jsonBody(z.object({ Version }).openapi('UploadSeen')) },
} as const;

const applyUpload = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  ...act,
  method: 'post',
  path: '/services/seller/upload-apply_json/{id}',
  effect: 'changes',
  summary: 'Apply the good rows of a file: all of them or none',
  responses: { 200: details, ...noUpload, ...changed },
});

const dropUpload = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  ...act,
  method: 'post',
  path: '/services/seller/upload-drop_json/{id}',
  effect: 'changes',
  summary: 'Forget a file that was not applied',
  responses: { 200: details, ...noUpload, ...changed },
});

const takeBackUpload = defineCall({
  ...OF_SELLERS,
  // Later uploads of the list are taken back too, among them those of prices.
  right: 'goods',
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/upload-back_json/{id}',
  effect: 'changes',
  summary: 'Give the offers of a list back what they were before an upload: it and all later ones are taken back',
  request: { params, query: LangQuery },
  responses: { 200: details, ...noUpload, ...changed },
});

const loadUploadPhotos = defineCall({
  ...OF_SELLERS,
  right: 'goods',
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/upload-photos_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'loadUploadPhotos', by: 'client', tries: 60, seconds: 3600 },
  summary: 'Load pictures of an applied file again that could not be loaded',
  request: { params, query: LangQuery },
  responses: { 200: details, ...noUpload },
});

const uploadReport = defineCall({
  ...OF_PROGRAMS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/upload-report/{id}',
  effect: 'reads',
  summary: 'The refused and repeated rows of an upload, at most 10,000, as a table for a spreadsheet',
  request: { params, query: LangQuery },
  responses: {
    200: { content: { 'text/csv': { schema: z.string() } }, description: 'The file: UTF-8 with a byte order mark.' },
    ...noUpload,
  },
});

export const priceUploadsCalls = {
  priceUploads,
  addPriceUpload,
  priceUpload,
  chooseUploadColumns,
  mendUploadRows,
  applyUpload,
  dropUpload,
  takeBackUpload,
  loadUploadPhotos,
  uploadReport,
} as const;
