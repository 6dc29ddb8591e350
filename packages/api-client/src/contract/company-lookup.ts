/** Companies by their tax number (§7), from an outside service: for wholesale clients and for who registers as a seller. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, json, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

export const CompanyFacts = z
  .object({
    inn: z.string(),
    /** Empty for a sole proprietor. */
    kpp: z.string(),
    ogrn: z.string(),
    /** With its form: `ООО «Ромашка»`, `ИП Петров Пётр Петрович`. */
    name: z.string(),
    address: z.string(),
    /** False for one that is closed, or is being closed. */
    isActive: z.boolean(),
  })
  .openapi('CompanyFacts', EXTENSION);
export type CompanyFacts = z.infer<typeof CompanyFacts>;

const findCompany = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/company-lookup',
  tags: ['company-lookup'],
  effect: 'reads',
  limit: { name: 'companyLookup', by: 'visitor', tries: 30, seconds: 3600 },
  summary: 'What a company is called and where it is, by its tax number; every field can be typed by hand as well',
  request: {
    query: LangQuery.extend({
      inn: z
        .string()
        .trim()
        .regex(/^(?:\d{10}|\d{12})$/),
    }),
  },
  responses: {
    200: json(CompanyFacts, 'The company, or the sole proprietor.'),
    404: json(CallError, 'Nobody has this number.'),
  },
});

export const companyLookupCalls = { findCompany } as const;
