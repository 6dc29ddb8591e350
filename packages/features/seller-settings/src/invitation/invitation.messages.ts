import { defineMessages } from '@partshop/features/core';

/** The page that answers the invitation of a seller. */
export const messages = defineMessages('seller-invitation', {
  title: { text: 'Приглашение продавца', note: 'Title and heading of the page that answers an invitation' },
  lead: { text: 'Введите код из письма.', note: 'Under “Приглашение продавца”' },
  offer: {
    text: '{seller} приглашает вас работать в кабинете продавца. Ваша роль — {role}.',
    note: 'What an invitation offers; {seller} is a name, {role} the name of a role',
  },
  effect: {
    text: 'После согласия вы работаете с заказами продавца под своим именем. Ваши покупки остаются только вашими.',
    note: 'What happens when an invitation is accepted',
  },
  employed: {
    text: 'Вы уже работаете у продавца. Сначала попросите его закрыть ваш доступ.',
    note: 'The invitation cannot be accepted',
  },
});
