import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('basket-rate', {
  rate: { text: 'Цены в евро по курсу {rate} ₽ на {date}', note: 'Exchange rate; rate is roubles for one euro' },
  payable: {
    text: 'К оплате {price}. Цены в евро по курсу {rate} ₽ на {date}',
    note: 'What the buyer pays, in roubles, while the page shows euros; then the exchange rate: roubles for one euro',
  },
});
