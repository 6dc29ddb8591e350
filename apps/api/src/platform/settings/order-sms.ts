/** Which orders a code from an SMS must prove the phone of: none, those that are delivered or cannot be returned, or all. */
export const ORDER_SMS = ['off', 'risky', 'always'] as const;
export type OrderSms = (typeof ORDER_SMS)[number];
