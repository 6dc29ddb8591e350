import { defineMessages } from '@partshop/features/core';

/** The texts of {@link LineTerms}, for each page that shows it. */
export const messages = defineMessages('line-terms', {
  noReturns: { text: 'Без возврата', note: 'Badge: the seller takes these goods back only when they are faulty' },
});
