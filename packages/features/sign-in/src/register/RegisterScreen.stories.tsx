import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from '../feature.ts';
import {
  CODE,
  codeEnded,
  codeOnItsWay,
  codesCounted,
  knownPhone,
  noMoreCodes,
  PASSWORD,
  phoneBroken,
  registerRefused,
  registration,
  staffPhone,
} from '../mocks/handlers.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [...routesOf(feature), { path: '/', Component: () => <h1>Главная</h1> }],
  },
];

const meta = {
  title: 'Screens/Register',
  component: StoryShell,
  args: { routes, path: '/register-simple' },
  beforeEach: ({ msw }) => msw.use(...registration()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForCode(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Телефон'), '9161234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
}

async function typeCode(canvasElement: HTMLElement, code = CODE): Promise<void> {
  await askForCode(canvasElement);
  await userEvent.type(await within(canvasElement).findByLabelText('Код'), code);
}

async function fillDetails(canvasElement: HTMLElement): Promise<void> {
  await typeCode(canvasElement);
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Имя'), 'Ирина Соколова');
  await userEvent.type(canvas.getByLabelText('Придумайте пароль'), PASSWORD);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'каз');
  await userEvent.click(await canvas.findByRole('option', { name: /Казань/ }));
}

async function register(canvasElement: HTMLElement): Promise<void> {
  await fillDetails(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Зарегистрироваться' }));
}

export const PhoneStep: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/200.₽ на первые покупки/)).toBeVisible();
    await expect(canvas.getByText(/действуют 180 дней/)).toBeVisible();
  },
};

export const WrongPhone: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Телефон');
    await userEvent.type(field, '9161234');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('В номере не хватает 3 цифр');
    // The focus moves in an effect, a moment after the error shows.
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: /не хватает/ })).toBeNull();
    await userEvent.type(field, '567');
    await waitFor(() => expect(field).toBeValid());
  },
};

/** The code's field has the focus; another code can be requested after the countdown. */
export const CodeStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await waitFor(async () => expect(await canvas.findByLabelText('Код')).toHaveFocus());
    await expect(canvas.getByText('Код отправлен на +7 916 123-45-67')).toBeVisible();
    await expect(canvas.getByText(/Новый код можно запросить через \d+ с/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Ваше сообщение лежит здесь/ })).toHaveAttribute('target', '_blank');
  },
};

/** A pasted code is cleaned and submitted by itself. */
export const PastedCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Код'));
    await userEvent.paste(` ${CODE.slice(0, 3)} ${CODE.slice(3)} `);
    await expect(await canvas.findByText(/Номер \+7.916.123-45-67 подтверждён/)).toBeVisible();
  },
};

export const ResendAfterWait: Story = {
  beforeEach: ({ msw }) => msw.use(...registration(1)),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить код ещё раз' }));
    await expect(await canvas.findByText(/Новый код можно запросить/)).toBeVisible();
  },
};

/** The typed code stays, with the number of remaining attempts. */
export const WrongCode: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement, '111111');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Осталось 4 попытки');
    // A summary would say it a second time.
    await expect(canvas.queryByRole('link', { name: /Осталось 4 попытки/ })).toBeNull();
    await expect(canvas.getByLabelText('Код')).toHaveValue('111111');
    await expect(canvas.getByText(/Новый код можно запросить/)).toBeVisible();
  },
};

const codeChecked = fn();

/** The field submits a complete code by itself; the button does not send the same code again, but another one. */
export const CodeSentOnce: Story = {
  // It takes about a second, and a new code may be asked for in so many seconds.
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...codesCounted(codeChecked)),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement, '111111');
    await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Проверяем/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Осталось 4 попытки');
    await expect(codeChecked).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Проверяем/ }));
    await expect(codeChecked).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Код'), '{Backspace}2');
    await waitFor(() => expect(codeChecked).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: /Подтвердить|Проверяем/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Код не подошёл');
    await expect(codeChecked).toHaveBeenCalledTimes(2);
  },
};

export const ExpiredCode: Story = {
  beforeEach: ({ msw }) => msw.use(...codeEnded()),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('больше не действует');
  },
};

export const ChangePhone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить номер' }));
    await expect(await canvas.findByRole('button', { name: 'Получить код' })).toBeVisible();
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('9161234567');
  },
};

/** A visitor who returns within the minute continues with the code that was sent. */
export const CodeOnItsWay: Story = {
  beforeEach: ({ msw }) => msw.use(...codeOnItsWay()),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await expect(await canvas.findByLabelText('Код')).toBeVisible();
  },
};

export const NoMoreCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...noMoreCodes()),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('через 180 минут');
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(...phoneBroken()),
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Что-то сломалось у нас');
  },
};

/** A client needs no registration: the code logs them in. */
export const KnownPhone: Story = {
  beforeEach: ({ msw }) => msw.use(...knownPhone()),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Главная' })).toBeVisible();
  },
};

/** Staff log in by password only: the phone is filled in, the reason is shown. */
export const StaffPhone: Story = {
  beforeEach: ({ msw }) => msw.use(...staffPhone()),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByText(/права сотрудника/)).toBeVisible();
    await expect(canvas.getByLabelText('Телефон или эл. почта')).toHaveValue('+79161234567');
  },
};

/** A chosen city loads its pick-up points. */
export const DetailsStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillDetails(canvasElement);
    await expect(await canvas.findByLabelText(/Пункт выдачи/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(/Пункт выдачи/), '31');
    const wide = canvas.getByLabelText(/Пункт выдачи/).getBoundingClientRect().width;
    await expect(wide).toBeLessThanOrEqual(canvas.getByLabelText('Имя').getBoundingClientRect().width);
    await expect(canvasElement.querySelector('[name=cityId]')).toHaveValue('551487');
  },
};

/** The visitor’s city is filled in. */
export const MissingDetails: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Зарегистрироваться' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Выберите город из списка' }));
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveFocus();
  },
};

/** An error goes when its field is mended, also when a suggestion mends it. */
export const MendedDetails: Story = {
  play: async (context) => {
    const { canvas } = context;
    await MissingDetails.play?.(context);
    const alert = canvas.getByRole('alert');
    await userEvent.type(canvas.getByLabelText('Имя'), 'Ирина');
    await waitFor(() => expect(alert).not.toHaveTextContent('Напишите имя'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'каз');
    await userEvent.click(await canvas.findByRole('option', { name: /Казань/ }));
    await waitFor(() => expect(alert).not.toHaveTextContent('Выберите город'));
    await userEvent.type(canvas.getByLabelText('Придумайте пароль'), PASSWORD);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A typed city name need not be chosen from the list. */
export const TypedCity: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Город' }), 'казань');
    await waitFor(() => expect(canvasElement.querySelector('[name=cityId]')).toHaveValue('551487'));
  },
};

export const UnknownCity: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Город' }), 'ъъъ');
    await expect((await canvas.findAllByText('Такого города не нашли'))[0]).toBeInTheDocument();
  },
};

export const EmailTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...registerRefused(409, 'email-taken')),
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('в другом аккаунте');
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Ирина Соколова');
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
  },
};

/** The code is more than half an hour old: back to the first step, with the reason. */
export const PhoneNoLongerProved: Story = {
  beforeEach: ({ msw }) => msw.use(...registerRefused(422, 'phone-unconfirmed')),
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Подтверждение номера устарело');
    await expect(canvas.getByRole('button', { name: 'Получить код' })).toBeVisible();
  },
};

export const Registered: Story = {
  globals: { currentUser: 'retail' },
  args: { path: '/register-simple?welcome=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Добро пожаловать, Ирина Соколова!' })).toBeVisible();
    await expect(canvas.getByText(/Начислили вам 200.₽ бонусами/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const RightToLeftDark: Story = { globals: { locale: 'ar', theme: 'dark' } };

export const Dark: Story = { ...CodeStep, globals: { theme: 'dark' } };

/** Long addresses of pick-up points do not widen the page. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await DetailsStep.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const PhoneWidthCode: Story = { ...WrongCode, globals: { viewport: { value: 'phone' } } };
