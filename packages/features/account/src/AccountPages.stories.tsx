import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { CODE, irina, PASSWORD } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  addressesFailing,
  addressesFull,
  addressServer,
  company,
  companyOfEmployer,
  companyServiceDown,
  contactChange,
  contactTaken,
  contactTooMany,
  deletion,
  deletionRefused,
  homes,
  longAddress,
  nameChange,
  sessionServer,
  sessionsFailing,
  sessionsSlow,
  sessionsStay,
  oneSession,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Account',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/profile/sessions', currentUser: irina },
  beforeEach: ({ msw }) => msw.use(...nameChange(), ...contactChange(), ...sessionServer(), ...homes(), ...deletion()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Sessions: Story = {};

export const SessionEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Выйти на устройстве: .?Safari, iPhone/ }));
    await expect(await canvas.findByText(/понадобится войти заново/)).toBeVisible();
    await expect(canvas.queryByText(/Safari, iPhone/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти на всех других устройствах' }));
    await expect(await canvas.findByText('Это устройство')).toBeVisible();
  },
};

export const SessionStays: Story = {
  beforeEach: ({ msw }) => msw.use(...sessionsStay()),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Выйти на всех других устройствах' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не получилось');
    // Whether a pressed button shows its focus ring depends on the stories before.
    button.blur();
  },
};

export const OneSession: Story = { beforeEach: ({ msw }) => msw.use(...oneSession()) };

export const SessionsLoading: Story = { beforeEach: ({ msw }) => msw.use(...sessionsSlow()) };

export const SessionsFailed: Story = { beforeEach: ({ msw }) => msw.use(...sessionsFailing()) };

export const SessionsRightToLeft: Story = { globals: { locale: 'ar' } };

export const SessionsPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Name: Story = {
  args: { path: '/profile/name' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Имя и фамилия');
    await userEvent.clear(field);
    await userEvent.type(field, '<b>{Enter}');
    await expect((await canvas.findAllByText(/угловых скобок/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('<b>');
  },
};

const askForCode = async (canvas: Canvas, label: string, contact: string) => {
  await userEvent.type(await canvas.findByLabelText(label), contact);
  await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
};

export const NewPhone: Story = { args: { path: '/profile/contact?kind=phone' } };

export const NewPhoneCode: Story = {
  ...NewPhone,
  play: async ({ canvas }) => {
    await askForCode(canvas, 'Новый телефон', '9169998877');
    await userEvent.type(await canvas.findByLabelText('Код'), CODE);
    await expect(await canvas.findByText(/Контакт изменён/)).toBeVisible();
    await expect(await canvas.findByText('+7 916 999-88-77')).toBeVisible();
  },
};

export const NewPhoneTaken: Story = {
  ...NewPhone,
  beforeEach: ({ msw }) => msw.use(...contactTaken()),
  play: async ({ canvas }) => {
    await askForCode(canvas, 'Новый телефон', '9169998877');
    await userEvent.type(await canvas.findByLabelText('Код'), CODE);
    await expect((await canvas.findAllByText(/Это указано в другом аккаунте/))[0]).toBeVisible();
  },
};

export const NewMailTooMany: Story = {
  args: { path: '/profile/contact?kind=email' },
  beforeEach: ({ msw }) => msw.use(...contactTooMany()),
  play: async ({ canvas }) => {
    await askForCode(canvas, 'Новый адрес почты', 'irina@example.org');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Слишком много попыток');
  },
};

export const NewMailRightToLeft: Story = { args: { path: '/profile/contact?kind=email' }, globals: { locale: 'ar' } };

export const Addresses: Story = { args: { path: '/profile/addresses' } };

export const AddressAdded: Story = {
  ...Addresses,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Улица, дом, квартира'), 'ул. Новая, 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect(await canvas.findByText('ул. Новая, 1')).toBeVisible();
    await expect(canvas.getByLabelText('Улица, дом, квартира')).toHaveValue('');
  },
};

export const NoAddresses: Story = { ...Addresses, beforeEach: ({ msw }) => msw.use(...addressServer()) };

export const TooManyAddresses: Story = {
  ...Addresses,
  beforeEach: ({ msw }) => msw.use(...addressesFull()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Улица, дом, квартира'), 'ул. Новая, 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect((await canvas.findAllByText(/Можно хранить 20 адресов/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Улица, дом, квартира')).toHaveValue('ул. Новая, 1');
  },
};

export const LongAddress: Story = {
  ...Addresses,
  beforeEach: ({ msw }) => msw.use(...longAddress()),
  globals: { viewport: { value: 'phone' } },
};

export const AddressesFailed: Story = { ...Addresses, beforeEach: ({ msw }) => msw.use(...addressesFailing()) };

export const AddressesRightToLeft: Story = { ...Addresses, globals: { locale: 'ar' } };

const wholesale = { ...irina, ClientType: 'Wholesale' } as const;

/** The fields are filled in by the tax number, and can be typed as well. */
export const Company: Story = {
  args: { path: '/profile/company', currentUser: wholesale },
  beforeEach: ({ msw }) => msw.use(...company()),
  play: async ({ canvas }) => {
    await userEvent.type((await canvas.findAllByLabelText(/^ИНН/))[0] as HTMLElement, '7701234560{Enter}');
    await expect(await canvas.findByText(/Нашли: .*Ромашка/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Название/)).toHaveValue('ООО «Ромашка»');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Сохранено.')).toBeVisible();
  },
};

export const CompanyServiceDown: Story = {
  ...Company,
  beforeEach: ({ msw }) => msw.use(...companyServiceDown()),
  play: async ({ canvas }) => {
    await userEvent.type((await canvas.findAllByLabelText(/^ИНН/))[0] as HTMLElement, '7701234560{Enter}');
    await expect(await canvas.findByText(/сейчас не отвечает/)).toBeVisible();
  },
};

export const CompanyWrong: Story = {
  ...Company,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect((await canvas.findAllByText('Напишите название'))[0]).toBeVisible();
  },
};

/** The owner's details, which an employee reads. */
export const CompanyOfEmployer: Story = {
  args: {
    path: '/profile/company',
    currentUser: { ...wholesale, Company: { Name: 'ООО «Ромашка»', Role: 'buyer', Waiting: 0 } },
  },
  beforeEach: ({ msw }) => msw.use(...companyOfEmployer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Реквизиты меняет владелец компании.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const CompanyRightToLeft: Story = {
  args: { path: '/profile/company', currentUser: wholesale },
  beforeEach: ({ msw }) => msw.use(...company()),
  globals: { locale: 'ar' },
};

export const Data: Story = {
  args: { path: '/profile/data' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Скачать файл' });
    await expect(link).toHaveAttribute('href', '/services/cabinet/personal-data');
  },
};

export const Deletion: Story = { args: { path: '/profile/delete' } };

/** The password alone is not enough. */
export const DeletionNotSure: Story = {
  ...Deletion,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Ваш пароль'), PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить навсегда' }));
    await expect((await canvas.findAllByText('Подтвердите, что понимаете последствия'))[0]).toBeVisible();
  },
};

export const DeletionWaits: Story = {
  ...Deletion,
  beforeEach: ({ msw }) => msw.use(...deletionRefused('orders-open')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Ваш пароль'), PASSWORD);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить навсегда' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Есть незавершённые заказы');
  },
};

export const DeletionByCode: Story = {
  ...Deletion,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /подтвердить кодом/ }));
    await expect(await canvas.findByLabelText('Код')).toBeVisible();
  },
};

export const DeletionPhone: Story = { ...Deletion, globals: { viewport: { value: 'phone' } } };

export const DeletionDark: Story = { ...Deletion, globals: { theme: 'dark' } };

export const Deleted: Story = {
  args: { path: '/profile/delete?done=1', currentUser: { ClientConfig: irina.ClientConfig } },
};
