export type SmsLimits = {
  /** ISO codes of the countries that SMS go to. */
  countries: readonly string[];
  /** Of the whole shop. */
  perDay: number;
};

/** Russia and who is in one customs union with her. */
export const SMS_LIMITS: SmsLimits = { countries: ['RU', 'BY', 'KZ', 'AM', 'KG'], perDay: 1000 };
