import { expect, it } from 'vitest';
import { ANONYMOUS } from '@partshop/features/core';
import { knownValues } from './known-values.ts';
import { EMPTY_VALUES } from './checkout-form.ts';
import { KAZAN_ID, step } from './mocks/fixtures.ts';

const irina = {
  ...ANONYMOUS,
  ClientId: 7,
  ClientName: 'Ирина Соколова',
  ClientPhone: '+79161234567',
  ClientEmail: 'irina@example.com',
};

it('fills in the contacts and the last point of a client', () => {
  expect(knownValues(irina, { ...step, lastPointId: 32 })).toEqual({
    ...EMPTY_VALUES,
    ContactName: 'Ирина Соколова',
    ContactPhone: '+7\u00A0916\u00A0123-45-67',
    ContactEmail: 'irina@example.com',
    PointId: '32',
  });
});

it('fills in the company of a wholesale client', () => {
  const wholesale = { ...irina, ClientType: 'Wholesale' } as const;
  const company = 'ООО «Опт», ИНН 1600000000';
  expect(knownValues(wholesale, { ...step, company }).Company).toBe(company);
  expect(knownValues(irina, { ...step, company }).Company).toBe('');
});

it('fills in the default address that the client keeps in the chosen city', () => {
  expect(knownValues(irina, { ...step, addresses: ['ул. Ленина, 1', 'ул. Мира, 2'] }).Address).toBe('ул. Ленина, 1');
});

it('fills in no point that was closed since', () => {
  expect(knownValues(irina, { ...step, lastPointId: 999 })).toMatchObject({ PointId: '' });
});

it('fills in the last point only in the current user’s city', () => {
  const ofCity = (cityId: number) =>
    knownValues(irina, { ...step, lastPointId: 32, pickupCity: { cityId, isNearest: false } }).PointId;
  expect([ofCity(KAZAN_ID), ofCity(524_901)]).toEqual(['32', '']);
});

it('fills in nothing for a guest', () => {
  expect(knownValues(ANONYMOUS, { ...step, lastPointId: null })).toEqual(EMPTY_VALUES);
});
