import { phoneOf } from '../../platform/http/phone-field.ts';
import type { Contact } from './message.ts';

/** A phone or an e-mail address of a request; throws 400 naming the field when it is neither. */
export const contactOf = (field: string, text: string): Contact =>
  text.includes('@') ? { channel: 'mail', to: text.toLowerCase() } : { channel: 'sms', to: phoneOf(field, text) };
