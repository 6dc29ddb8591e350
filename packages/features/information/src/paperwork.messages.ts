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
    text: 'Заказ принят, когда магазин показал его номер. С этого момента товары закреплены за вами; если вы платите онлайн — до времени, которое указано в заказе.',
    note: 'Terms of sale',
  },
  termsPrice: {
    text: 'Цена товара — та, что указана в заказе: после подтверждения она не меняется.',
    note: 'Terms of sale',
  },
  termsDelivery: {
    text: 'Как получить заказ, вы выбираете при оформлении: в пункте выдачи, у курьера или через транспортную компанию. Стоимость доставки и срок видны до подтверждения и остаются в заказе.',
    note: 'Terms of sale',
  },
  termsPayment: {
    text: 'Платить можно онлайн или при получении: какие способы есть для вашего заказа, видно при оформлении.',
    note: 'Terms of sale',
  },
  termsRefusal: {
    text: 'Отменить деталь можно на странице заказа, пока её не отправили. Если она уже в работе, о её отмене мы спросим продавца. Оплаченное вернём тем же способом.',
    note: 'Terms of sale',
  },
  termsReturn: {
    text: 'Товар можно вернуть в течение {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}} после получения без объяснения причин, кроме товаров с отметкой «Без возврата».',
    note: 'Terms of sale; {days} is 14',
  },
  bonusTitle: { text: 'Бонусы', note: 'Heading of a section' },
  bonusLead: {
    text: 'Как получить бонусы, что ими оплатить и когда они сгорают, сказано в условиях бонусного клуба.',
    note: 'The whole section about bonuses; the link “Условия бонусов” follows',
  },
  bonusLink: { text: 'Условия бонусов', note: 'Link to the terms of bonuses' },
  wholesaleTitle: { text: 'Оптовые цены', note: 'Heading of a section' },
  wholesaleWho: {
    text: 'Оптовые цены видит покупатель, которому магазин открыл оптовый аккаунт, когда он вошёл в этот аккаунт. При регистрации на сайте открывается розничный.',
    note: 'Terms of wholesale',
  },
  wholesalePrice: {
    text: 'Скидка от розничной цены зависит от продавца: у предложений разных продавцов она разная, у некоторых её нет. В заказе остаётся цена, по которой вы его подтвердили.',
    note: 'Terms of wholesale',
  },
  wholesaleOrder: {
    text: 'В оптовом заказе нужно указать компанию, для которой выписать документы. Способы доставки, сроки и возврат — те же, что в розницу.',
    note: 'Terms of wholesale',
  },
  wholesaleDebt: {
    text: 'О просроченном платеже магазин напоминает на главной странице, в корзине и при оформлении заказа.',
    note: 'Terms of wholesale',
  },
  consentTitle: { text: 'Согласие на обработку персональных данных', note: 'Heading of a section' },
  consentWhat: {
    text: 'Подтверждая заказ или регистрируясь, вы разрешаете магазину обрабатывать имя, телефон, адрес электронной почты, город, адрес доставки, компанию, состав ваших заказов и комментарии к ним.',
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
    text: 'Согласие можно отозвать в любой момент: удалите аккаунт в профиле, позвоните или напишите нам; контакты указаны внизу страницы.',
    note: 'Consent',
  },
  browserTitle: { text: 'Что магазин хранит в браузере', note: 'Heading of a section' },
  browserNeeded: {
    text: 'Без вашего согласия — только то, без чего магазин не работает: корзину, вход в аккаунт, выбранные город и машину, черновик заказа.',
    note: 'About storage of the browser',
  },
  browserSeen: {
    text: 'Номера последних двенадцати товаров, которые вы открывали, остаются в вашем браузере: по ним главная страница показывает, что вы смотрели. Очистить список можно там же.',
    note: 'About storage of the browser; the home page has a button that clears the list',
  },
  browserCars: {
    text: 'Текущий автомобиль и пять предыдущих тоже остаются в вашем браузере, чтобы не пропасть без аккаунта. Убрать их можно под кнопкой «Мой автомобиль» вверху страницы.',
    note: 'About storage of the browser; “My car” is a button of the header',
  },
  browserChosen: {
    text: 'Чат и статистику посещений включаете вы сами; выбор можно изменить в любой момент.',
    note: 'About storage of the browser',
  },
});
