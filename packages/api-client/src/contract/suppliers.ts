/** Applications of those who want to sell in the shop (X2): a client makes one, staff decides about it. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, PersonName, PhoneText } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import {
  DOCUMENT_FAULTS,
  DOCUMENT_TYPES,
  MAX_ADDRESS_LENGTH,
  MAX_APPLICATIONS_TAKE,
  MAX_COMPANY_LENGTH,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  MAX_EMAIL_LENGTH,
  MAX_REASON_LENGTH,
  MAX_SELLS_LENGTH,
  MAX_WAREHOUSE_CITY_LENGTH,
  MIN_SELLS_LENGTH,
} from './limits.ts';

const OWN = { ...EXTENSION, access: 'client', whileSwitched: 'refused' } as const;
const STAFF = { ...EXTENSION, access: 'admin' } as const;

/** `asked` and `refused` can be mended and sent again. */
export const APPLICATION_STATES = ['sent', 'asked', 'accepted', 'refused'] as const;
export const ApplicationState = z.enum(APPLICATION_STATES).openapi('ApplicationState', EXTENSION);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** What the applicant types. */
const FACTS = {
  /** The tax number: ten digits of a company, twelve of a sole proprietor. */
  inn: z
    .string()
    .trim()
    .regex(/^(?:\d{10}|\d{12})$/),
  company: z.string().trim().min(2).max(MAX_COMPANY_LENGTH),
  /** Empty for a sole proprietor. */
  kpp: z
    .string()
    .trim()
    .regex(/^(?:\d{9})?$/)
    .default(''),
  ogrn: z
    .string()
    .trim()
    .regex(/^(?:\d{13}|\d{15})?$/)
    .default(''),
  address: z.string().trim().max(MAX_ADDRESS_LENGTH).default(''),
  contactName: PersonName,
  phone: PhoneText,
  email: z.email().max(MAX_EMAIL_LENGTH),
  /** What they want to sell, in their own words. */
  sells: z.string().trim().min(MIN_SELLS_LENGTH).max(MAX_SELLS_LENGTH),
  /** Where the goods are. */
  warehouseCity: z.string().trim().min(2).max(MAX_WAREHOUSE_CITY_LENGTH),
} as const;

export const SupplierDocument = z
  .object({
    id: Id,
    name: z.string(),
    type: z.enum(DOCUMENT_TYPES),
    /** In bytes. */
    size: z.number().int(),
    addedAt: z.iso.datetime(),
  })
  .openapi('SupplierDocument', EXTENSION);
export type SupplierDocument = z.infer<typeof SupplierDocument>;

export const SupplierApplication = z
  .object({
    ...FACTS,
    kpp: z.string(),
    ogrn: z.string(),
    address: z.string(),
    contactName: z.string(),
    phone: z.string(),
    email: z.string(),
    id: Id,
    state: ApplicationState,
    /** Grows with every change: who decides says which one was seen. */
    version: z.number().int().positive(),
    sentAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    /** What staff asks, or why the application was refused; empty for others. */
    reason: z.string(),
  })
  .openapi('SupplierApplication', EXTENSION);
export type SupplierApplication = z.infer<typeof SupplierApplication>;

export const OwnApplication = z
  .object({
    /** A union, not `.nullable()`: see `PictureOrNull`. Null before the first was sent. */
    application: z.union([SupplierApplication, z.null()]),
    /** The oldest first; those that wait for the application too. */
    documents: z.array(SupplierDocument),
  })
  .openapi('OwnApplication', EXTENSION);
export type OwnApplication = z.infer<typeof OwnApplication>;

const own = json(OwnApplication, 'The application and its documents, as they are now.');
const locked = 'Staff looks at the application, or has accepted it (`application-locked`)';

const supplierApplication = defineCall({
  ...EXTENSION,
  access: 'client',
  tags: ['suppliers'],
  method: 'get',
  path: '/registration/supplier_json',
  effect: 'reads',
  summary: 'The client’s application to become a seller, with the documents that were uploaded for it',
  request: { query: LangQuery },
  responses: { 200: own },
});

const registerSupplier = defineCall({
  ...OWN,
  tags: ['suppliers'],
  method: 'post',
  path: '/registration/supplier_json',
  effect: 'changes',
  limit: { name: 'registerSupplier', by: 'client', tries: 20, seconds: 3600 },
  summary: 'Send the application to become a seller (X2); again where staff asked or refused',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          ...FACTS,
          /** The version of the application that is mended; 0 for the first. */
          seenVersion: z.number().int().min(0).max(1_000_000),
        })
        .openapi('RegisterSupplierRequest'),
    ),
  },
  responses: {
    200: own,
    409: json(CallError, `${locked}, or it was changed meanwhile (\`application-changed\`).`),
    422: json(CallError, 'No document was uploaded (`documents-missing`).'),
  },
});

/** Why a file is no document: `reason` says what is wrong with it. */
export const DocumentRefusal = CallError.extend({ reason: z.enum(DOCUMENT_FAULTS) }).openapi(
  'DocumentRefusal',
  EXTENSION,
);
export type DocumentRefusal = z.infer<typeof DocumentRefusal>;

/** Base64 writes three bytes as four characters. One byte more than allowed can be sent, and gets a reason. */
const MAX_BASE64 = Math.ceil((MAX_DOCUMENT_BYTES + 1) / 3) * 4;

const addSupplierDocument = defineCall({
  ...OWN,
  tags: ['suppliers'],
  method: 'post',
  path: '/registration/supplier-document_json',
  effect: 'changes',
  limit: { name: 'addSupplierDocument', by: 'client', tries: 60, seconds: 3600 },
  maxBodyBytes: MAX_BASE64 + 64 * 1024,
  summary: 'Upload a document for the application; its content is checked, and pictures are encoded anew',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          name: z.string().max(1000),
          /** What the sender calls the type; empty where they do not know. */
          type: z.string().max(100).default(''),
          /** The file in Base64. */
          file: z.string().max(MAX_BASE64),
        })
        .openapi('AddSupplierDocumentRequest'),
    ),
  },
  responses: {
    200: own,
    409: json(CallError, `${locked}, or it has as many documents as it may: ${MAX_DOCUMENTS} (\`documents-full\`).`),
    422: json(DocumentRefusal, 'The file is no document that is taken (`document-refused`); `reason` says why.'),
  },
});

const noDocument = { 404: json(CallError, 'No such document, or it belongs to somebody else.') } as const;

const removeSupplierDocument = defineCall({
  ...OWN,
  tags: ['suppliers'],
  method: 'delete',
  path: '/registration/supplier-document_json/{id}',
  effect: 'changes',
  summary: 'Remove an uploaded document',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: { 200: own, 409: json(CallError, `${locked}.`), ...noDocument },
});

const supplierDocument = defineCall({
  ...EXTENSION,
  tags: ['suppliers'],
  access: 'client',
  method: 'get',
  path: '/registration/supplier-document/{id}',
  effect: 'reads',
  summary: 'A document as a file to download, for its owner and for administrators',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: {
    200: {
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
      description: 'The file, as an attachment.',
    },
    ...noDocument,
  },
});

export const suppliersCalls = {
  supplierApplication,
  registerSupplier,
  addSupplierDocument,
  removeSupplierDocument,
  supplierDocument,
} as const;

export const ApplicationSummary = z
  .object({
    id: Id,
    company: z.string(),
    inn: z.string(),
    warehouseCity: z.string(),
    state: ApplicationState,
    sentAt: z.iso.datetime(),
  })
  .openapi('ApplicationSummary', EXTENSION);
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const ApplicationList = z
  .object({
    items: z.array(ApplicationSummary),
    total: z.number().int(),
    page: z.number().int(),
    take: z.number().int(),
    /** How many applications each state has. */
    counts: z.object({
      sent: z.number().int(),
      asked: z.number().int(),
      accepted: z.number().int(),
      refused: z.number().int(),
    }),
  })
  .openapi('ApplicationList', EXTENSION);
export type ApplicationList = z.infer<typeof ApplicationList>;

export const ReviewedApplication = SupplierApplication.extend({
  documents: z.array(SupplierDocument),
  /** The client who applied. */
  client: z.object({ id: Id, name: z.string() }),
  /** Who decided; empty before. */
  decidedBy: z.string(),
}).openapi('ReviewedApplication', EXTENSION);
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

const noApplication = { 404: json(CallError, 'No such application.') } as const;
const params = z.object({ id: IdParam });

const supplierApplications = defineCall({
  ...STAFF,
  tags: ['suppliers'],
  method: 'get',
  path: '/services/admin/supplier-applications',
  effect: 'reads',
  summary: 'Applications of those who want to sell: those that wait first, then the newest',
  request: {
    query: LangQuery.extend({
      state: ApplicationState.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_APPLICATIONS_TAKE).default(20),
    }),
  },
  responses: { 200: json(ApplicationList, 'A page of the list.') },
});

const reviewApplication = defineCall({
  ...STAFF,
  tags: ['suppliers'],
  method: 'get',
  path: '/services/admin/supplier-applications/{id}',
  effect: 'reads',
  summary: 'An application with its documents',
  request: { query: LangQuery, params },
  responses: { 200: json(ReviewedApplication, 'The application.'), ...noApplication },
});

export const APPLICATION_DECISIONS = ['accept', 'ask', 'refuse'] as const;

const ApplicationConflict = CallError.extend({ application: ReviewedApplication }).openapi(
  'ApplicationConflict',
  EXTENSION,
);
export type ApplicationConflict = z.infer<typeof ApplicationConflict>;

const decideApplication = defineCall({
  ...STAFF,
  tags: ['suppliers'],
  whileSwitched: 'refused',
  method: 'post',
  path: '/services/admin/supplier-applications/{id}/decide',
  effect: 'changes',
  summary: 'Accept an application, which makes its client a seller; ask something; or refuse it',
  request: {
    query: LangQuery,
    params,
    body: jsonBody(
      z
        .object({
          decision: z.enum(APPLICATION_DECISIONS),
          /** The version that the page showed. */
          seenVersion: z.number().int().min(1).max(1_000_000),
          /** What is asked, or why it is refused: the applicant reads it. Required for both. */
          reason: z.string().trim().max(MAX_REASON_LENGTH).default(''),
        })
        .openapi('DecideApplicationRequest'),
    ),
  },
  responses: {
    200: json(ReviewedApplication, 'The application as it is now.'),
    409: json(
      ApplicationConflict,
      'It was changed or decided meanwhile (`application-changed`), or its tax number is a seller’s already (`seller-known`).',
    ),
    ...noApplication,
  },
});

export const supplierReviewCalls = { supplierApplications, reviewApplication, decideApplication } as const;
