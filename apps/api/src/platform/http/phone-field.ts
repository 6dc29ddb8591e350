import { readPhone } from '../values/phone.ts';
import { badField } from './http-error.ts';

/** A phone of a request as E.164; throws 400 naming the field when it is not a phone. */
export function phoneOf(field: string, text: string): string {
  const phone = readPhone(text);
  if (phone === undefined) throw badField(field, 'No phone number.');
  return phone;
}
