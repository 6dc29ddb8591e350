/** The fields of the form that chooses a currency: its code, and the path to open again, without the language. */
export const CURRENCY_FIELDS = { code: 'currency', target: 'target' } as const;
