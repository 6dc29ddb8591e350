export type SmsLimits = {
  /** ISO codes of the countries that SMS go to. */
  countries: readonly string[];
  /** For the whole shop. */
  perDay: number;
};

/** Russia and the countries in a customs union with it. */
export const SMS_LIMITS: SmsLimits = { countries: ['RU', 'BY', 'KZ', 'AM', 'KG'], perDay: 1000 };
