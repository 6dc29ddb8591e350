import { MAX_ADDRESS_LENGTH, type CompanyDetails } from '@partshop/api-client';
import { readField, type Problem } from '@partshop/features/core/forms';

export const COMPANY_FIELDS = ['inn', 'name', 'kpp', 'ogrn', 'address'] as const satisfies (keyof CompanyDetails)[];
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyCode = 'innWrong' | 'nameMissing' | 'kppWrong' | 'ogrnWrong' | 'addressWrong';

/** What was typed, without spaces around it. */
export function readCompany(form: FormData): CompanyDetails {
  const read = (field: CompanyField) => readField(form, field).trim();
  return { inn: read('inn'), name: read('name'), kpp: read('kpp'), ogrn: read('ogrn'), address: read('address') };
}

const RULES: Record<CompanyField, { isRight: (text: string) => boolean; code: CompanyCode }> = {
  inn: { isRight: (text) => /^(?:\d{10}|\d{12})$/.test(text), code: 'innWrong' },
  name: { isRight: (text) => text.length >= 2, code: 'nameMissing' },
  kpp: { isRight: (text) => /^(?:\d{9})?$/.test(text), code: 'kppWrong' },
  ogrn: { isRight: (text) => /^(?:\d{13}|\d{15})?$/.test(text), code: 'ogrnWrong' },
  address: { isRight: (text) => text.length <= MAX_ADDRESS_LENGTH, code: 'addressWrong' },
};

/** Finds the fields with wrong values. Only the server checks the last digits of a tax number. */
export function findCompanyProblems(form: FormData): Problem<CompanyField, CompanyCode>[] {
  const company = readCompany(form);
  return COMPANY_FIELDS.flatMap((field) =>
    RULES[field].isRight(company[field]) ? [] : [{ field, code: RULES[field].code }],
  );
}

/** What the server found wrong with a member of the call. */
export const PROBLEM_BY_MEMBER = {
  inn: { field: 'inn', code: 'innWrong' },
  name: { field: 'name', code: 'nameMissing' },
  kpp: { field: 'kpp', code: 'kppWrong' },
  ogrn: { field: 'ogrn', code: 'ogrnWrong' },
  address: { field: 'address', code: 'addressWrong' },
} as const;

/** The same of the tax number alone. */
export const findInnProblems = (form: FormData): Problem<CompanyField, CompanyCode>[] =>
  RULES.inn.isRight(readField(form, 'inn').trim()) ? [] : [{ field: 'inn', code: RULES.inn.code }];
