import { defineMessages } from '@partshop/features/core';

/** The names of the reasons, by their kinds. */
export const messages = defineMessages('offer-faults', {
  'sold-out': { text: 'Закончились', note: 'A reason why offers are not sold: none in stock' },
  dearer: { text: 'Дороже других', note: 'A reason why offers are not sold' },
  'no-picture': { text: 'Без фото', note: 'A reason why offers are not sold' },
  'no-fit': { text: 'Без применимости', note: 'A reason why offers are not sold: no car is known to fit' },
  'no-cross': {
    text: 'Без аналогов',
    note: 'A reason why offers are not sold: no number of another maker is known for it',
  },
});
