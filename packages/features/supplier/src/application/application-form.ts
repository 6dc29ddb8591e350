import {
  MAX_SELLS_LENGTH,
  MAX_WAREHOUSE_CITY_LENGTH,
  MIN_SELLS_LENGTH,
  type SupplierApplication,
} from '@partshop/api-client';
import {
  findCompanyProblems,
  PROBLEM_BY_MEMBER as COMPANY_MEMBERS,
  readCompany,
  type CompanyCode,
  type CompanyField,
} from '@partshop/features/account';
import {
  findEmailProblem,
  findNameProblem,
  findPhoneProblem,
  readField,
  type ContactCode,
  type Problem,
} from '@partshop/features/core/forms';

const OWN_FIELDS = ['contactName', 'phone', 'email', 'sells', 'warehouseCity'] as const;
type OwnField = (typeof OWN_FIELDS)[number];
export type SupplierField = CompanyField | OwnField | 'documents';
export type SupplierCode =
  | CompanyCode
  | 'mailWrong'
  | 'sellsWrong'
  | 'cityWrong'
  | 'documentsMissing'
  | 'documentsFull'
  | 'documentsRefused';

/** What the fields hold. The company's name is `name`, as in every form about a company. */
export type Typed = Record<CompanyField | OwnField, string>;
type SupplierProblem = Problem<SupplierField, SupplierCode | ContactCode>;

export function readTyped(form: FormData): Typed {
  const read = (field: OwnField) => readField(form, field).trim();
  return {
    ...readCompany(form),
    contactName: read('contactName'),
    phone: read('phone'),
    email: read('email'),
    sells: read('sells'),
    warehouseCity: read('warehouseCity'),
  };
}

export const typedOf = ({ company, ...application }: SupplierApplication): Typed => ({
  inn: application.inn,
  name: company,
  kpp: application.kpp,
  ogrn: application.ogrn,
  address: application.address,
  contactName: application.contactName,
  phone: application.phone,
  email: application.email,
  sells: application.sells,
  warehouseCity: application.warehouseCity,
});

/** Finds the fields with wrong values. The server alone checks the documents and the last digits of the tax number. */
export function findApplicationProblems(form: FormData): SupplierProblem[] {
  const { contactName, phone, email, sells, warehouseCity } = readTyped(form);
  const [name, tel] = [findNameProblem(contactName), findPhoneProblem(phone)];
  const isWrong: Record<'email' | 'sells' | 'warehouseCity', boolean> = {
    email: email === '' || findEmailProblem(email) !== null,
    sells: sells.length < MIN_SELLS_LENGTH || sells.length > MAX_SELLS_LENGTH,
    warehouseCity: warehouseCity.length < 2 || warehouseCity.length > MAX_WAREHOUSE_CITY_LENGTH,
  };
  return [
    ...findCompanyProblems(form),
    ...(name ? [{ ...name, field: 'contactName' as const }] : []),
    ...(tel ? [{ ...tel, field: 'phone' as const }] : []),
    ...(['email', 'sells', 'warehouseCity'] as const).flatMap((field) =>
      isWrong[field] ? [PROBLEM_BY_MEMBER[field]] : [],
    ),
  ];
}

const { name: company, ...others } = COMPANY_MEMBERS;

/** What the server found wrong with a member of the call. */
export const PROBLEM_BY_MEMBER = {
  ...others,
  company,
  contactName: { field: 'contactName', code: 'nameWrong' },
  phone: { field: 'phone', code: 'phoneWrong' },
  email: { field: 'email', code: 'mailWrong' },
  sells: { field: 'sells', code: 'sellsWrong' },
  warehouseCity: { field: 'warehouseCity', code: 'cityWrong' },
} as const;
