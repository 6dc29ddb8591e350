import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from './feature.ts';
import {
  longPeople,
  longSettings,
  noTokens,
  noWarehouses,
  onlyOwner,
  overtaken,
  settingsFailing,
  settingsServer,
  settingsSlow,
  staffFull,
  staffOvertaken,
  tokensFull,
} from './mocks/handlers.ts';

const meta = {
  title: 'Screens/Seller settings',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/seller-settings', currentUser: currentSeller },
  beforeEach: ({ msw }) => msw.use(...settingsServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the form of a warehouse. */
async function openForm(canvasElement: HTMLElement, name: RegExp) {
  const [summary] = await within(canvasElement).findAllByLabelText(name, { selector: 'summary' });
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`No form ${String(name)}.`);
  await userEvent.click(summary);
  return within(details);
}
const PORT = /Изменить: .*Южный порт/;

export const Loaded: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, PORT);
    await expect(form.getByLabelText('Заказы до')).toHaveValue('16:30');
  },
};

export const OpenedDark: Story = { ...Opened, globals: { theme: 'dark' } };

export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { locale: 'en' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const NoWarehouses: Story = { beforeEach: ({ msw }) => msw.use(...noWarehouses()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longSettings()),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...settingsSlow()) };

export const Failed: Story = { beforeEach: ({ msw }) => msw.use(...settingsFailing()) };

/** A holiday is added, another one becomes a working day. */
export const Saved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, PORT);
    await userEvent.click(form.getByLabelText(/31 декабря/));
    await userEvent.type(form.getByLabelText('Закрыто с'), '2026-11-04');
    await userEvent.click(form.getByRole('button', { name: /Сохранить/ }));
    await expect(await canvas.findByText('Сохранено. Покупатели уже видят новые сроки.')).toBeVisible();
    const again = await openForm(canvasElement, PORT);
    await expect(again.getByLabelText(/4 ноября/)).toBeChecked();
    await expect(again.queryByLabelText(/31 декабря/)).toBeNull();
  },
};

/** What was typed stays beside what is wrong with it. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, PORT);
    await userEvent.clear(form.getByLabelText('Дней в пути, от'));
    await userEvent.type(form.getByLabelText('Дней в пути, от'), '9');
    for (const box of form.getAllByRole('checkbox', { name: /^(Пн|Вт|Ср|Чт|Пт)$/ })) await userEvent.click(box);
    await userEvent.click(form.getByRole('button', { name: /Сохранить/ }));
    await expect((await canvas.findAllByText('Отметьте хотя бы один день'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Не меньше, чем «от»')[0]).toBeVisible();
    await expect(form.getByLabelText('Дней в пути, от')).toHaveValue('9');
  },
};

/** Another person was faster: what is set now stands above what was typed. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas, canvasElement }) => {
    const form = await openForm(canvasElement, PORT);
    await userEvent.clear(form.getByLabelText('до'));
    await userEvent.type(form.getByLabelText('до'), '5');
    await userEvent.click(form.getByRole('button', { name: /Сохранить/ }));
    await expect(await canvas.findByText(/заказы до 12:00/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getAllByLabelText('до')[0]).toHaveValue('5');
  },
};

/** Mails need an address. */
export const NoticesRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Почта для писем'));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect((await canvas.findAllByText('Напишите почту, чтобы получать письма'))[0]).toBeVisible();
  },
};

export const RulesOvertaken: Story = {
  beforeEach: ({ msw }) => msw.use(...overtaken()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Правила возврата'), ' Чек обязателен.');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText(/Правила сейчас: .*Принимаем всё в течение 14 дней/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Правила возврата').value).toContain('Чек обязателен.');
  },
};

async function makeToken(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Название'), name);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Читать заказы' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Создать токен' }));
}

/** A new token is shown this once. */
export const TokenMade: Story = {
  beforeEach: ({ msw }) => msw.use(...noTokens()),
  play: async ({ canvas, canvasElement }) => {
    await makeToken(canvasElement, 'Учётная программа');
    await expect(await canvas.findByText(/^partshop_/)).toBeVisible();
    const made = await canvas.findByRole('heading', { level: 3, name: 'Учётная программа' });
    await expect(canvas.getByLabelText('Название')).toHaveValue('');
    // The list may come before the secret or after it, which leaves the page elsewhere.
    made.scrollIntoView({ block: 'center' });
  },
};

export const TokenMadeOnPhone: Story = { ...TokenMade, globals: { viewport: { value: 'phone' } } };

export const TokenRevoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/Отозвать: .*1С склада/, { selector: 'summary' }));
    const [button] = canvas.getAllByRole('button', { name: 'Отозвать токен' });
    if (!button) throw new Error('No button.');
    await userEvent.click(button);
    await expect(await canvas.findByText('Токен отозван.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '1С склада' })).toBeNull();
  },
};

export const TokenRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Создать токен' }));
    await expect((await canvas.findAllByText('Отметьте хотя бы одно'))[0]).toBeVisible();
  },
};

export const TokensFull: Story = {
  beforeEach: ({ msw }) => msw.use(...tokensFull()),
  play: async ({ canvas, canvasElement }) => {
    await makeToken(canvasElement, 'Ещё одна');
    await expect((await canvas.findAllByText('Токенов уже 20. Отзовите ненужный.'))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Название')).toHaveValue('Ещё одна');
  },
};

/** Opens the forms of somebody. */
async function openPerson(canvasElement: HTMLElement, name: RegExp) {
  const [summary] = await within(canvasElement).findAllByLabelText(name, { selector: 'summary' });
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`No forms of ${String(name)}.`);
  await userEvent.click(summary);
  return within(details);
}
const MANAGER = /Роль и доступ: .*Мария Белова/;

/** People with the history of what was changed. */
export const People: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openPerson(canvasElement, MANAGER);
    await userEvent.click(canvas.getByText('История изменений'));
    await expect(await canvas.findByText(/доступ закрыт для .*Олег Прохоров/)).toBeVisible();
  },
};

export const PeopleDark: Story = { ...People, globals: { theme: 'dark' } };

export const PeopleOnPhone: Story = { ...People, globals: { viewport: { value: 'phone' } } };

export const NobodyElse: Story = { beforeEach: ({ msw }) => msw.use(...onlyOwner()) };

export const LongNames: Story = {
  beforeEach: ({ msw }) => msw.use(...longPeople()),
  globals: { viewport: { value: 'phone' } },
};

async function invite(canvasElement: HTMLElement, email: string) {
  const form = within(await within(canvasElement).findByRole('region', { name: 'Пригласить сотрудника' }));
  await userEvent.type(form.getByLabelText('Имя и фамилия'), 'Нина Громова');
  await userEvent.type(form.getByLabelText('Почта'), email);
  await userEvent.selectOptions(form.getByLabelText('Роль'), 'manager');
  await userEvent.click(form.getByRole('button', { name: 'Отправить приглашение' }));
}

export const Invited: Story = {
  play: async ({ canvas, canvasElement }) => {
    await invite(canvasElement, 'gromova@avtoopora.ru');
    await expect(await canvas.findByText('Приглашение отправлено.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: /Нина Громова/ })).toBeVisible();
  },
};

/** What was typed stays beside what is wrong with it. */
export const InvitationRefused: Story = {
  play: async ({ canvasElement }) => {
    await invite(canvasElement, 'nobody');
    const form = within(within(canvasElement).getByRole('region', { name: 'Пригласить сотрудника' }));
    await expect((await form.findAllByText(/Напишите адрес почты целиком/))[0]).toBeVisible();
    await expect(form.getByLabelText('Имя и фамилия')).toHaveValue('Нина Громова');
    await expect(form.getByLabelText('Роль')).toHaveValue('manager');
  },
};

export const PeopleFull: Story = {
  beforeEach: ({ msw }) => msw.use(...staffFull()),
  play: async ({ canvas, canvasElement }) => {
    await invite(canvasElement, 'gromova@avtoopora.ru');
    await expect((await canvas.findAllByText(/Сотрудников уже 50/))[0]).toBeVisible();
  },
};

export const RoleChanged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const forms = await openPerson(canvasElement, MANAGER);
    await userEvent.selectOptions(forms.getByLabelText('Роль'), 'warehouse');
    await userEvent.click(forms.getByRole('button', { name: 'Сменить роль' }));
    await expect(await canvas.findByText('Роль изменена.')).toBeVisible();
    const again = await openPerson(canvasElement, MANAGER);
    await expect(again.getByLabelText('Роль')).toHaveValue('warehouse');
  },
};

export const PersonRemoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    const forms = await openPerson(canvasElement, MANAGER);
    await userEvent.click(forms.getByRole('button', { name: 'Закрыть доступ' }));
    await expect(await canvas.findByText('Доступ закрыт.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Мария Белова/ })).toBeNull();
  },
};

/** Another owner was faster. */
export const PersonOvertaken: Story = {
  beforeEach: ({ msw }) => msw.use(...staffOvertaken()),
  play: async ({ canvas, canvasElement }) => {
    const forms = await openPerson(canvasElement, MANAGER);
    await userEvent.click(forms.getByRole('button', { name: 'Закрыть доступ' }));
    await expect(await canvas.findByText(/этого сотрудника уже изменили/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const [role] = canvas.getAllByLabelText('Роль');
    await expect(role).toHaveValue('warehouse');
  },
};

/** A manager sees neither people nor tokens. */
export const OfManager: Story = {
  args: { currentUser: { ...currentSeller, SellerRole: 'manager' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Правила возврата')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Сотрудники' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Токены API' })).toBeNull();
  },
};
