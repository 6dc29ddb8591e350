/** Letters with the files of a seller's price lists and claims (X11). A seller sees and changes own ones alone. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Done, Id, json, jsonBody } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { MAX_LETTER_BYTES, MAX_LETTER_SENDERS } from './limits.ts';
import {
  GonePercent,
  mayApply,
  namesTarget,
  needsPerson,
  noTarget,
  PriceListIdOrNull,
  UploadType,
} from './upload-type.ts';

/** What came of a letter: its files became uploads, or why it was refused. */
export const LETTER_OUTCOMES = [
  'taken',
  /** The seller does not allow who wrote it. */
  'wrong-sender',
  /** Whoever sent it may have forged who wrote it. */
  'not-proved',
  /** The address names no list of the seller. */
  'no-such-list',
  /** No attachment is a CSV or XLSX file. */
  'no-list',
  'too-many',
  /** Each of its files would withdraw what the others list. */
  'several',
] as const;
export const LetterOutcome = z.enum(LETTER_OUTCOMES).openapi('LetterOutcome');
export type LetterOutcome = z.infer<typeof LetterOutcome>;

export const LETTER_FILE_FAULTS = ['not-a-list', 'empty', 'too-large'] as const;
export const LetterFileFault = z.enum(LETTER_FILE_FAULTS).openapi('LetterFileFault');
export type LetterFileFault = z.infer<typeof LetterFileFault>;

const Version = z.number().int().min(0).max(1_000_000_000);

export const MailedList = z
  .object({
    type: UploadType,
    priceListId: PriceListIdOrNull,
    /** Null for claims, which are of no list. */
    listName: z.string().nullable(),
    /** Where its files are sent; null while the seller has no mailbox. */
    address: z.string().nullable(),
    replaces: z.boolean(),
    /**
     * Whether a file is applied without a person, while at most `goneLimit` percent of the offers go and no price jumps. A person applies
     * claims.
     */
    applies: z.boolean(),
    goneLimit: z.number().int(),
    /** Grows with every change; 0 while nothing was set. */
    version: z.number().int(),
  })
  .openapi('MailedList');
export type MailedList = z.infer<typeof MailedList>;

export const ListMailbox = z
  .object({
    /** Whose letters are taken; addresses in lower case. */
    senders: z.array(z.string()),
    version: z.number().int(),
  })
  .openapi('ListMailbox');
export type ListMailbox = z.infer<typeof ListMailbox>;

export const ListLetter = z
  .object({
    id: Id,
    /** Who wrote it, as it says; empty where it says nobody. */
    sender: z.string(),
    cameAt: z.string(),
    /** Of the list that its address names; null where it names claims, or nothing that there is. */
    listName: z.string().nullable(),
    outcome: LetterOutcome,
    files: z.array(
      z.object({ name: z.string(), uploadId: Id.nullable(), fault: z.union([LetterFileFault, z.null()]) }),
    ),
  })
  .openapi('ListLetter');
export type ListLetter = z.infer<typeof ListLetter>;

export const ListMail = z
  .object({
    /** Null while the seller has no addresses. */
    mailbox: z.union([ListMailbox, z.null()]),
    /** The seller's lists, by name; of claims the only one. */
    lists: z.array(MailedList),
    /** The newest first. */
    letters: z.array(ListLetter),
  })
  .openapi('ListMail');
export type ListMail = z.infer<typeof ListMail>;

const OF_SELLERS = { ...EXTENSION, access: 'seller', right: 'goods' } as const;
const mailbox = json(ListMailbox, 'The mailbox as it is now.');
const changed = { 409: json(CallError, 'It was changed meanwhile (`source-changed`).') } as const;
const notTaken = { 404: json(CallError, 'The seller has no mailbox, or the shop takes no lists by mail.') } as const;

const saveListMail = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/list-mail_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'saveListMail', by: 'client', tries: 60, seconds: 3600 },
  summary: 'Say whose letters with price lists are taken; the first time the seller gets addresses',
  request: {
    body: jsonBody(
      z
        .object({
          Senders: z
            .array(z.string().trim().toLowerCase().pipe(z.email().max(254)))
            .min(1)
            .max(MAX_LETTER_SENDERS),
          /** 0 where there is no mailbox yet. */
          Version,
        })
        .openapi('SaveListMailRequest'),
    ),
  },
  responses: { 200: mailbox, ...notTaken, ...changed },
});

const renewListMail = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/list-mail-renew_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'renewListMail', by: 'client', tries: 20, seconds: 3600 },
  summary: 'Get new addresses for letters with price lists; the old ones take nothing from now on',
  request: { body: jsonBody(z.object({ Version }).openapi('ListMailSeen')) },
  responses: { 200: mailbox, ...notTaken, ...changed },
});

const saveMailedList = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/mailed-list_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'saveMailedList', by: 'client', tries: 120, seconds: 3600 },
  summary: 'Say what becomes of the files that come by mail for a price list, or of claims',
  request: {
    body: jsonBody(
      z
        .object({
          Type: UploadType,
          PriceListId: PriceListIdOrNull,
          Replaces: z.boolean(),
          Applies: z.boolean(),
          GoneLimit: GonePercent,
          /** 0 where nothing was set yet. */
          Version,
        })
        .refine(namesTarget, noTarget())
        .refine(mayApply, needsPerson())
        .openapi('SaveMailedListRequest'),
    ),
  },
  responses: {
    200: json(MailedList, 'The list as it is now.'),
    404: json(CallError, 'No such list, or it is another seller’s; the two cannot be told apart.'),
    ...changed,
  },
});

/** What a provider tells of a letter; its own module reads it. */
const ForwardedLetter = z.looseObject({}).openapi('ForwardedLetter');

const takeListLetter = defineCall({
  ...EXTENSION,
  tags: ['sellers'],
  method: 'post',
  path: '/services/letters/mailgun',
  effect: 'changes',
  limit: { name: 'takeListLetter', by: 'address', tries: 3000, seconds: 3600 },
  maxBodyBytes: MAX_LETTER_BYTES,
  summary: 'A route of Mailgun forwards a letter with price lists. Only what it has signed is believed, once',
  request: {
    body: {
      content: {
        'application/x-www-form-urlencoded': { schema: ForwardedLetter },
        // A letter with attachments.
        'multipart/form-data': { schema: ForwardedLetter },
      },
      required: true,
    },
  },
  responses: {
    200: json(Done, 'It is kept: its files are uploads now, or its seller is told why not.'),
    404: json(CallError, 'The shop takes no lists by mail.'),
    // By this status Mailgun does not send it again.
    406: json(CallError, 'It is not signed, too old, was taken before, or is for nobody (`letter-refused`).'),
  },
});

const demoListLetter = defineCall({
  ...OF_SELLERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/dev/list-letter_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'demoListLetter', by: 'client', tries: 60, seconds: 3600 },
  summary: 'Send a letter by the stand-in for a provider, in a demo',
  request: {
    body: jsonBody(
      z
        .object({
          From: z.string().max(254),
          To: z.string().max(254),
          Files: z
            .array(
              z.object({
                Name: z.string().max(255),
                /** In Base64. */
                File: z.string().max(512 * 1024),
              }),
            )
            .max(10),
        })
        .openapi('DemoListLetterRequest'),
    ),
  },
  responses: {
    200: json(Done, 'It has come.'),
    404: json(CallError, 'Letters are really sent here, or not at all.'),
    406: json(CallError, 'It is for nobody (`letter-refused`).'),
  },
});

export const listMailCalls = {
  saveListMail,
  renewListMail,
  saveMailedList,
  takeListLetter,
  demoListLetter,
} as const;
