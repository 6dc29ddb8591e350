/** What clients change about themselves: name, contacts, sessions, addresses, company; their data, and the end of the account (D17). */
import { z } from '@hono/zod-openapi';
import { ClientInfo } from './client.ts';
import {
  Done,
  EXTENSION,
  Id,
  IdParam,
  json,
  jsonBody,
  LangQuery,
  OneTimeCode,
  PersonName,
  PhoneText,
} from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_COMPANY_LENGTH,
  MAX_DELIVERY_ADDRESSES,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_ADDRESS_LENGTH,
} from './limits.ts';

const OWN = { ...EXTENSION, access: 'client', whileSwitched: 'refused' } as const;

const changeName = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'put',
  path: '/services/cabinet/name',
  effect: 'changes',
  summary: 'Change the own name',
  request: { query: LangQuery, body: jsonBody(z.object({ name: PersonName }).openapi('ChangeNameRequest')) },
  responses: { 200: json(ClientInfo, 'The client with the new name.') },
});

/** A phone, or an e-mail address. */
const Contact = z.union([PhoneText, z.email().max(MAX_EMAIL_LENGTH)]);

const sendContactCode = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'post',
  path: '/services/cabinet/contact/code',
  effect: 'changes',
  summary: 'Send a code to a new phone or e-mail address of the client: one a minute, five a day',
  request: { query: LangQuery, body: jsonBody(z.object({ contact: Contact }).openapi('SendContactCodeRequest')) },
  responses: {
    200: json(
      z
        .object({ contact: z.string(), resendAfter: z.number().int(), expiresIn: z.number().int() })
        .openapi('ContactCodeSent'),
      'Seconds until another can be sent, and until this one ends. Nothing tells whether another client has the contact.',
    ),
    422: json(CallError, 'No SMS are sent to the country of this phone (`country-unserved`).'),
    ...tooMany,
  },
});

const changeContact = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'put',
  path: '/services/cabinet/contact',
  effect: 'changes',
  summary: 'Change the own phone or e-mail address to the one that the code proves; the old contacts are told',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ contact: Contact, code: OneTimeCode }).openapi('ChangeContactRequest')),
  },
  responses: {
    200: json(ClientInfo, 'The client with the new contact.'),
    409: json(CallError, 'Another client has it (`phone-taken`, `email-taken`).'),
    422: json(CallError, '`code-wrong` with `triesLeft`, or `code-expired`.'),
    ...tooMany,
  },
});

export const OwnSession = z
  .object({
    id: Id,
    /** The session of this call. */
    isCurrent: z.boolean(),
    /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
    device: z.string(),
    /** The IP address of the last use that was noted; empty if unknown. */
    address: z.string(),
    startedAt: z.iso.datetime(),
    /** Noted about once a day. */
    seenAt: z.iso.datetime(),
  })
  .openapi('OwnSession', EXTENSION);
export type OwnSession = z.infer<typeof OwnSession>;

const OwnSessions = z.object({ items: z.array(OwnSession) }).openapi('OwnSessions', EXTENSION);
export type OwnSessions = z.infer<typeof OwnSessions>;

const listSessions = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'get',
  path: '/services/cabinet/sessions',
  effect: 'reads',
  summary: 'Where the client is logged in',
  request: { query: LangQuery },
  responses: { 200: json(OwnSessions, 'This session first, then the last used.') },
});

const endSessions = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'post',
  path: '/services/cabinet/sessions/end',
  effect: 'changes',
  summary: 'Log out on another device, or on all others',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          /** Null for all others. */
          id: Id.nullable(),
        })
        .openapi('EndSessionsRequest'),
    ),
  },
  responses: {
    200: json(OwnSessions, 'What is left.'),
    404: json(CallError, 'No such session of the client, or it is this one.'),
  },
});

const AddressText = z.string().trim().min(MIN_ADDRESS_LENGTH).max(MAX_ADDRESS_LENGTH);

export const DeliveryAddress = z
  .object({
    id: Id,
    /** GeoNames id. */
    cityId: Id,
    city: z.string(),
    address: z.string(),
    isDefault: z.boolean(),
  })
  .openapi('DeliveryAddress', EXTENSION);
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

const DeliveryAddresses = z.object({ items: z.array(DeliveryAddress) }).openapi('DeliveryAddresses', EXTENSION);
export type DeliveryAddresses = z.infer<typeof DeliveryAddresses>;

const addressesPath = '/services/cabinet/addresses';
const addressPath = '/services/cabinet/addresses/{id}';
const noAddress = { 404: json(CallError, 'No such address of the client.') } as const;

const listAddresses = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'get',
  path: addressesPath,
  effect: 'reads',
  summary: 'Where couriers bring orders of the client',
  request: { query: LangQuery },
  responses: { 200: json(DeliveryAddresses, 'The default one first, then the newest.') },
});

const addAddress = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'post',
  path: addressesPath,
  effect: 'changes',
  summary: 'Add an address; the first one is the default',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ cityId: Id, address: AddressText, isDefault: z.boolean().default(false) })
        .openapi('AddAddressRequest'),
    ),
  },
  responses: {
    200: json(DeliveryAddresses, 'The addresses with the new one.'),
    409: json(CallError, `The client has ${MAX_DELIVERY_ADDRESSES} addresses (\`list-full\`).`),
  },
});

const chooseAddress = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'post',
  path: '/services/cabinet/addresses/{id}/default',
  effect: 'changes',
  summary: 'Make an address the default one',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: { 200: json(DeliveryAddresses, 'The addresses.'), ...noAddress },
});

const deleteAddress = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'delete',
  path: addressPath,
  effect: 'changes',
  summary: 'Delete an address; after the default one the newest is the default',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: { 200: json(DeliveryAddresses, 'What is left.'), ...noAddress },
});

export const CompanyDetails = z
  .object({
    name: z.string().trim().min(2).max(MAX_COMPANY_LENGTH),
    /** Ten digits of a company, twelve of a sole proprietor; the last ones are check digits. */
    inn: z
      .string()
      .trim()
      .regex(/^(?:\d{10}|\d{12})$/),
    kpp: z
      .string()
      .trim()
      .regex(/^(?:\d{9})?$/),
    ogrn: z
      .string()
      .trim()
      .regex(/^(?:\d{13}|\d{15})?$/),
    address: z.string().trim().max(MAX_ADDRESS_LENGTH),
  })
  .openapi('CompanyDetails', EXTENSION);
export type CompanyDetails = z.infer<typeof CompanyDetails>;

const OwnCompany = z.object({ company: CompanyDetails.nullable() }).openapi('OwnCompany', EXTENSION);
export type OwnCompany = z.infer<typeof OwnCompany>;

const companyPath = '/services/cabinet/company';

const ownCompany = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'get',
  path: companyPath,
  effect: 'reads',
  summary: 'The company that a wholesale client buys for',
  request: { query: LangQuery },
  responses: { 200: json(OwnCompany, 'Null until it is given.') },
});

const keepCompany = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'put',
  path: companyPath,
  effect: 'changes',
  summary: 'Give the company that a wholesale client buys for',
  request: { query: LangQuery, body: jsonBody(CompanyDetails) },
  responses: { 200: json(OwnCompany, 'The company.') },
});

const personalData = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'get',
  path: '/services/cabinet/personal-data',
  effect: 'reads',
  limit: { name: 'personalData', by: 'client', tries: 5, seconds: 86_400 },
  summary: 'Everything that the shop keeps of the client, as one file',
  request: { query: LangQuery },
  responses: { 200: json(z.record(z.string(), z.unknown()).openapi('PersonalData'), 'By what it is about.') },
});

const deleteAccount = defineCall({
  ...OWN,
  tags: ['account'],
  method: 'post',
  path: '/services/cabinet/delete-account',
  effect: 'changes',
  summary:
    'Delete the account, by its password or by a code that was sent to its phone; orders stay without personal data',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          password: z.string().min(1).max(MAX_PASSWORD_LENGTH).optional(),
          /** Of SendCode to the phone of the account. */
          code: OneTimeCode.optional(),
        })
        .refine(
          ({ password, code }) => (password === undefined) !== (code === undefined),
          'Password or code is needed.',
        )
        .openapi('DeleteAccountRequest'),
    ),
  },
  responses: {
    200: json(Done, 'Nobody is logged in; the phone and the e-mail address are free.'),
    409: json(CallError, '`orders-open` while an order is on its way, `debt-open` while something is overdue.'),
    422: json(CallError, '`wrong-credentials`, `code-wrong` with `triesLeft`, or `code-expired`.'),
    ...tooMany,
  },
});

export const accountCalls = {
  changeName,
  sendContactCode,
  changeContact,
  listSessions,
  endSessions,
  listAddresses,
  addAddress,
  chooseAddress,
  deleteAddress,
  ownCompany,
  keepCompany,
  personalData,
  deleteAccount,
} as const;
