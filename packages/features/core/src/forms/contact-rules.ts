import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH, MIN_PHONE_LENGTH, PHONE_PATTERN } from '@partshop/api-client';

const PHONE = new RegExp(`^${PHONE_PATTERN}$`);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text can be a phone number. Only the server knows whether the number exists. */
export function looksLikePhone(text: string): boolean {
  return text.length >= MIN_PHONE_LENGTH && text.length <= MAX_PHONE_LENGTH && PHONE.test(text);
}

/** Whether a text can be an e-mail address. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}
