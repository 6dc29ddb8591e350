import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { CODE, irina, PASSWORD } from '@partshop/features/sign-in/mocks';
import {
  addressesFull,
  company,
  companyServiceDown,
  contactChange,
  contactTaken,
  deletion,
  deletionRefused,
  homes,
  nameChange,
  sessionServer,
} from './mocks/handlers.ts';
import { openPage, sendForm } from './testing/open-page.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const currentUser = irina;

it.each(['/profile/name', '/profile/contact', '/profile/sessions', '/profile/addresses', '/profile/data'])(
  '%s is for clients only',
  async (path) => {
    expect((await openPage(path)).status).toBe(401);
  },
);

describe('the name', () => {
  it('is changed, and the profile says so', async () => {
    server.use(...nameChange());
    expect(await sendForm('/profile/name', { name: 'Ирина Ким' }, { currentUser })).toMatchObject({
      status: 303,
      location: '/en/profile?saved=name',
    });
    expect((await openPage('/profile?saved=name', { currentUser })).markup).toContain('Имя сохранено');
  });

  it('is refused with what was typed', async () => {
    const { status, markup } = await sendForm('/profile/name', { name: '<b>' }, { currentUser });
    expect(status).toBe(400);
    expect(markup).toContain('угловых скобок');
    expect(markup).toContain('value="&lt;b&gt;"');
  });
});

describe('a new contact', () => {
  const path = '/profile/contact?kind=phone';
  const contact = '+79169998877';

  it('is asked for, proved by a code, and told of by the profile', async () => {
    server.use(...contactChange());
    expect((await openPage(path, { currentUser })).markup).toContain('Новый телефон');
    const sent = await sendForm(path, { step: 'contact', contact: '+7 916 999-88-77' }, { currentUser });
    expect(sent.markup).toContain(`name="contact" value="${contact}"`);
    expect(await sendForm(path, { step: 'code', contact, code: CODE }, { currentUser })).toMatchObject({
      status: 303,
      location: '/en/profile?saved=contact',
    });
  });

  it('keeps its step after a wrong code, and goes back when another client has it', async () => {
    server.use(...contactChange());
    const wrong = await sendForm(path, { step: 'code', contact, code: '000000' }, { currentUser });
    expect(wrong.status).toBe(422);
    expect(wrong.markup).toContain('Код не подошёл');
    server.use(...contactTaken());
    const taken = await sendForm(path, { step: 'code', contact, code: CODE }, { currentUser });
    expect(taken.status).toBe(409);
    expect(taken.markup).toContain('Это указано в другом аккаунте');
  });

  it.each([
    ['/profile/contact?kind=phone', '123', 'не хватает'],
    ['/profile/contact?kind=email', 'irina@', 'В адресе почты ошибка'],
  ])('is checked before a code is sent: %s %s', async (page, typed, text) => {
    const { status, markup } = await sendForm(page, { step: 'contact', contact: typed }, { currentUser });
    expect(status).toBe(400);
    expect(markup).toContain(text);
    expect(markup).toContain(`value="${typed}"`);
  });
});

it('ends one session, and all others', async () => {
  server.use(...sessionServer());
  const page = await openPage('/profile/sessions', { currentUser });
  expect(page.markup.match(/name="id"/g)).toHaveLength(2);
  const one = await sendForm('/profile/sessions', { id: '2' }, { currentUser });
  expect(one.markup.match(/name="id"/g)).toHaveLength(1);
  const all = await sendForm('/profile/sessions', {}, { currentUser });
  expect(all.markup).not.toContain('name="id"');
  expect(all.markup).toContain('понадобится войти заново');
});

describe('addresses', () => {
  it('are added, made the default, and deleted, by plain forms', async () => {
    server.use(...homes());
    const send = (form: Record<string, string>) => sendForm('/profile/addresses', form, { currentUser });
    expect(await send({ address: 'ул. Новая, 1' })).toMatchObject({ status: 303 });
    await send({ default: '2' });
    await send({ remove: '1' });
    const { markup } = await openPage('/profile/addresses', { currentUser });
    expect(markup).toContain('ул. Новая, 1');
    expect(markup).not.toContain('Удалить адрес: Москва, ул. Ленина, 10');
  });

  it('are refused when they are too short or too many, and what was typed stays', async () => {
    server.use(...addressesFull());
    const short = await sendForm('/profile/addresses', { address: 'дом' }, { currentUser });
    expect(short.status).toBe(400);
    expect(short.markup).toContain('Напишите адрес');
    expect(short.markup).toContain('value="дом"');
    const many = await sendForm('/profile/addresses', { address: 'ул. Новая, 1' }, { currentUser });
    expect(many.status).toBe(409);
    expect(many.markup).toContain('Можно хранить');
  });
});

describe('the company of a wholesale client', () => {
  const wholesale = { ...irina, ClientType: 'Wholesale' } as const;
  const send = (form: Record<string, string>) => sendForm('/profile/company', form, { currentUser: wholesale });
  const typed = { inn: '7701234560', name: 'ИП Ким', kpp: '', ogrn: '', address: '' };

  it('is filled in by its tax number, and saved', async () => {
    server.use(...company());
    const found = await send({ form: 'find', inn: '7701234560' });
    expect(found.markup).toContain('value="ООО «Ромашка»"');
    expect((await send(typed)).markup).toContain('Сохранено.');
  });

  it('can be typed by hand where the service does not answer', async () => {
    server.use(...companyServiceDown());
    const { status, markup } = await send({ form: 'find', inn: '7701234560' });
    expect(status).toBe(200);
    expect(markup).toContain('сейчас не отвечает');
    expect(markup).toContain('value="7701234560"');
  });

  it('says that a company is closed', async () => {
    server.use(...company(false));
    expect((await send({ form: 'find', inn: '7701234560' })).markup).toContain('не действует');
  });

  it('is refused field by field, with what was typed', async () => {
    server.use(...company());
    const { status, markup } = await send({ ...typed, inn: '77', kpp: '1' });
    expect(status).toBe(400);
    expect(markup).toContain('контрольные цифры не сходятся');
    expect(markup).toContain('В КПП 9 цифр');
    expect(markup).toContain('value="ИП Ким"');
  });
});

describe('the end of an account', () => {
  const path = '/profile/delete';

  it('needs the password and a second yes', async () => {
    server.use(...deletion());
    const bare = await sendForm(path, { step: 'password' }, { currentUser });
    expect(bare.status).toBe(400);
    expect(bare.markup).toContain('Подтвердите, что понимаете последствия');
    const wrong = await sendForm(path, { step: 'password', password: 'нет', sure: 'yes' }, { currentUser });
    expect(wrong.status).toBe(422);
    expect(wrong.markup).not.toContain('value="нет"');
    const form = { step: 'password', password: PASSWORD, sure: 'yes' };
    expect(await sendForm(path, form, { currentUser })).toMatchObject({
      status: 303,
      location: '/en/profile/delete?done=1',
    });
  });

  it('or a code', async () => {
    server.use(...deletion());
    expect((await sendForm(path, { intent: 'by-code' }, { currentUser })).markup).toContain('Код отправлен');
    expect((await sendForm(path, { step: 'code', code: '000000' }, { currentUser })).status).toBe(422);
    expect(await sendForm(path, { step: 'code', code: CODE }, { currentUser })).toMatchObject({ status: 303 });
  });

  it.each([
    ['orders-open', 'Есть незавершённые заказы'],
    ['debt-open', 'Есть просроченный платёж'],
  ] as const)('waits: %s', async (code, text) => {
    server.use(...deletionRefused(code));
    const form = { step: 'password', password: PASSWORD, sure: 'yes' };
    const { status, markup } = await sendForm(path, form, { currentUser });
    expect(status).toBe(409);
    expect(markup).toContain(text);
  });

  it('is told to the guest whom it leaves; other guests are asked to log in; sellers cannot', async () => {
    expect((await openPage(`${path}?done=1`)).markup).toContain('Аккаунт удалён');
    expect(await openPage(path)).toMatchObject({ status: 302 });
    const { markup } = await openPage(path, { currentUser: { ...irina, IsSeller: true } });
    expect(markup).toContain('закрывает администратор');
  });
});
