import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('bonus', {
  offerTitle: { text: 'Бонусы за регистрацию', note: 'Title of the page with the offer' },
  offerDescription: {
    text: 'Сколько бонусов начисляем за регистрацию и как оплатить ими часть заказа запчастей.',
    note: 'Description for search engines',
  },
  offerHeading: { text: '{amount} за регистрацию', note: 'Heading; amount is a sum of roubles' },
  offerLead: {
    text: 'Оплатите ими до {share} % товаров первого же заказа. Бонусы действуют {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    note: 'Under the heading; share is a number of percent',
  },
  stepPhone: {
    text: 'Зарегистрируйтесь по телефону: бонусы придут сразу после кода из SMS.',
    note: 'First of three steps',
  },
  stepOrder: {
    text: 'Соберите корзину. При оформлении видно, сколько бонусов можно списать.',
    note: 'Second of three steps',
  },
  stepPay: {
    text: 'Остальное заплатите онлайн или при получении. Вернёте товар — вернутся и бонусы.',
    note: 'Last of three steps',
  },
  steps: { text: 'Как это работает', note: 'Heading of the three steps' },
  register: { text: 'Зарегистрироваться', note: 'Button for a guest' },
  own: { text: 'Мои бонусы', note: 'Button for a client' },
  toTerms: { text: 'Все условия', note: 'Link to the terms' },
  noneHeading: { text: 'Сейчас бонусов за регистрацию нет', note: 'Heading while a registration brings no bonuses' },
  noneText: {
    text: 'Начисленные раньше бонусы действуют до своего срока.',
    note: 'While a registration brings no bonuses',
  },
  clubTitle: { text: 'Бонусный клуб', note: 'Title and heading of the page with the terms of bonuses' },
  clubDescription: {
    text: 'Условия бонусов: сколько начисляем, что можно оплатить, когда они сгорают и возвращаются.',
    note: 'Description for search engines',
  },
  clubLead: { text: 'Один бонус — один рубль скидки с товаров.', note: 'Under the heading' },
  grantTitle: { text: 'Начисление', note: 'Heading of a section' },
  grantText: {
    text: 'За регистрацию — {amount}. Они появляются в аккаунте, как только вы подтвердили телефон кодом из SMS.',
    note: 'Terms; amount is a sum of roubles',
  },
  payTitle: { text: 'Оплата', note: 'Heading of a section' },
  payText: {
    text: 'Бонусами можно оплатить до {share} % стоимости товаров в заказе. Доставку они не оплачивают.',
    note: 'Terms; share is a number of percent',
  },
  payPromo: { text: 'Промокод применяется раньше: доля считается от суммы после него.', note: 'Terms' },
  payFirst: { text: 'Первыми тратятся бонусы, которые раньше сгорят.', note: 'Terms' },
  termTitle: { text: 'Срок', note: 'Heading of a section' },
  termText: {
    text: 'Бонусы действуют {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} со дня начисления. Дата — на странице «Бонусы» в вашем аккаунте.',
    note: 'Terms; “Bonuses” is a page of the account',
  },
  backTitle: { text: 'Отмена и возврат', note: 'Heading of a section' },
  backText: {
    text: 'Если вы отменили товар или вернули его, потраченные на него бонусы возвращаются в аккаунт со своим прежним сроком. Если срок уже прошёл, они сгорают.',
    note: 'Terms',
  },
  whoTitle: { text: 'Для кого', note: 'Heading of a section' },
  whoText: {
    text: 'Бонусы — для розничных покупателей. У оптовых свои цены, бонусов у них нет. Передать бонусы другому или получить деньгами нельзя.',
    note: 'Terms',
  },
  clubNone: {
    text: 'Сейчас магазин не начисляет бонусы и не принимает их к оплате.',
    note: 'While the shop has no bonuses',
  },
});
