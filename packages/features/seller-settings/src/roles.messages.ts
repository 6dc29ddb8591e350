import { defineMessages } from '@partshop/features/core';

/** The roles of a seller's people. */
export const messages = defineMessages('seller-roles', {
  owner: { text: 'Владелец', note: 'Role at a seller' },
  manager: { text: 'Менеджер', note: 'Role at a seller' },
  warehouse: { text: 'Склад', note: 'Role at a seller: who works in the warehouse' },
  ownerText: { text: 'Может всё и управляет сотрудниками', note: 'What the role “Владелец” may do' },
  managerText: {
    text: 'Заказы, товары, цены, отчёты и настройки; без сотрудников и токенов',
    note: 'What the role “Менеджер” may do',
  },
  warehouseText: {
    text: 'Заказы, отгрузка, этикетки, возвраты и остатки; без цен и отчётов',
    note: 'What the role “Склад” may do',
  },
});
