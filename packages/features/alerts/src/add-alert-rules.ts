import { MAX_ALERT_PRICE, type AlertKind } from '@partshop/api-client';
import { readField, type ContactCode, type FormRefusal, type Problem } from '@partshop/features/core/forms';
import { readAmount } from '@partshop/features/shared';
import { findContactProblem } from '@partshop/features/sign-in';

export type AlertField = 'price' | 'contact';
export type AlertOwnCode = 'priceWrong' | 'contactWrong' | 'contactCountry' | 'articleGone';
export type AlertCode = AlertOwnCode | ContactCode;
export type AlertRefusal = FormRefusal<AlertField, AlertCode>;

/** What was typed. */
export type TypedAlert = { kind: AlertKind; price: string; withCrosses: boolean; contact: string };

/** The form, with what was typed and its refusal; or what became of it. */
export type AddAnswer =
  | { step: 'form'; typed: TypedAlert | null; refusal: AlertRefusal | null }
  | { step: 'asked'; contact: string; isConfirmed: boolean; isMet: boolean };

export const readTyped = (form: FormData): TypedAlert => ({
  kind: readField(form, 'kind') === 'price' ? 'price' : 'in-stock',
  price: readField(form, 'price').trim(),
  withCrosses: readField(form, 'withCrosses') !== '',
  contact: readField(form, 'contact').trim(),
});

/** Kopecks of a price that was typed; null for anything that is no price. */
export function readPrice(typed: string): number | null {
  const price = readAmount(typed);
  return price !== null && price > 0 && price <= MAX_ALERT_PRICE ? price : null;
}

/** Finds what is wrong with the price and the address. */
export function findAlertProblems(form: FormData): Problem<AlertField, AlertCode>[] {
  const { kind, price, contact } = readTyped(form);
  const problem = findContactProblem(contact);
  return [
    ...(kind === 'price' && readPrice(price) === null ? [{ field: 'price', code: 'priceWrong' } as const] : []),
    ...(problem ? [{ field: 'contact', ...problem } as const] : []),
  ];
}
