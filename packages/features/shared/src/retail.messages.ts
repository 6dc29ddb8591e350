import { defineMessages } from '@partshop/features/core';

/** Texts of the retail info blocks (§2). */
export const messages = defineMessages('retail', {
  benefitsTitle: {
    text: 'Почему покупать у нас удобно',
    note: 'Name of the list of blocks on delivery, payment and returns, for screen readers',
  },
  delivery: { text: 'Доставка по всей России', note: 'Heading of a retail info block' },
  deliveryText: {
    text: 'Отправляем в пункты выдачи. Срок виден у каждого предложения ещё до заказа.',
    note: 'Text of a retail info block',
  },
  payment: { text: 'Оплата при получении', note: 'Heading of a retail info block' },
  paymentText: {
    text: 'Сначала осмотрите деталь, потом платите. Предоплата не нужна.',
    note: 'Text of a retail info block',
  },
  returns: {
    text: 'Возврат в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}',
    note: 'Heading of a retail info block',
  },
  returnsText: {
    text: 'Не подошла или передумали — вернём деньги без объяснения причин. Кроме товаров с пометкой «Без возврата».',
    note: 'Text of a retail info block; quotes the badge of goods that cannot be returned',
  },
});
