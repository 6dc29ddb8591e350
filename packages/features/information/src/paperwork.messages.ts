import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('information', {
  title: { text: 'Документы магазина', note: 'Heading and title of the page with the legal texts' },
  lead: {
    text: 'Условия продажи и то, как мы обращаемся с вашими данными.',
    note: 'Under the heading, and description for search engines',
  },
  contents: { text: 'Содержание', note: 'Name of the list of sections, for screen readers' },
  termsTitle: { text: 'Условия продажи', note: 'Heading of a section' },
  termsOrder: {
    text: 'Заказ принят, когда магазин показал его номер. С этого момента товары закреплены за вами.',
    note: 'Terms of sale',
  },
  termsPrice: {
    text: 'Цена товара — та, что указана в заказе: после подтверждения она не меняется.',
    note: 'Terms of sale',
  },
  termsDelivery: {
    text: 'Товары доставляются в выбранный пункт выдачи бесплатно. Срок указан в заказе.',
    note: 'Terms of sale',
  },
  termsPayment: { text: 'Вы платите в пункте выдачи, когда получаете заказ.', note: 'Terms of sale' },
  termsRefusal: {
    text: 'До получения от заказа можно отказаться: позвоните нам, телефоны указаны внизу страницы.',
    note: 'Terms of sale',
  },
  termsReturn: {
    text: 'Товар можно вернуть в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}} после получения без объяснения причин, кроме товаров с отметкой «Без возврата».',
    note: 'Terms of sale; {days} is 14',
  },
  consentTitle: { text: 'Согласие на обработку персональных данных', note: 'Heading of a section' },
  consentWhat: {
    text: 'Подтверждая заказ или регистрируясь, вы разрешаете магазину обрабатывать имя, телефон, адрес электронной почты, город, пункт выдачи и состав ваших заказов.',
    note: 'Consent',
  },
  consentWhy: {
    text: 'Они нужны, чтобы принять и выдать заказ, сообщить вам о нём и вернуть деньги за возврат. Для рекламы мы их не используем.',
    note: 'Consent',
  },
  consentWho: {
    text: 'Их видят сотрудники магазина и пункта выдачи, а телефон и почту — ещё и службы, которые доставляют наши сообщения.',
    note: 'Consent',
  },
  consentTerm: {
    text: 'Данные хранятся, пока существует ваш аккаунт или пока закон требует хранить сведения о заказе.',
    note: 'Consent',
  },
  consentWithdraw: {
    text: 'Согласие можно отозвать в любой момент: позвоните или напишите нам, контакты указаны внизу страницы.',
    note: 'Consent',
  },
  browserTitle: { text: 'Что магазин хранит в браузере', note: 'Heading of a section' },
  browserNeeded: {
    text: 'Без вашего согласия — только то, без чего магазин не работает: корзину, вход в аккаунт, выбранные город и машину, черновик заказа.',
    note: 'About storage of the browser',
  },
  browserChosen: {
    text: 'Чат и статистику посещений включаете вы сами; выбор можно изменить в любой момент.',
    note: 'About storage of the browser',
  },
});
