import { ANONYMOUS, routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockCall } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { CODE } from '@partshop/features/sign-in/mocks';
import { debtor } from '@partshop/features/finance/mocks';
import { feature } from './feature.ts';
import {
  aboveLimit,
  belowLimit,
  codeAsked,
  badPhone,
  blocked,
  bonusChanged,
  changed,
  empty,
  emptyAfterAnOrder,
  inEuros,
  inKazan,
  known,
  loaded,
  long,
  nearKazan,
  noPoints,
  offlineOnce,
  ORDER_NUMBER,
  problems,
  reused,
  sending,
  withBonus,
  withoutReturns,
} from './mocks/handlers.ts';

const routes = routesInMain(routesOf(feature));

const meta = {
  title: 'Screens/Checkout',
  component: StoryShell,
  args: { routes, path: '/checkout' },
  beforeEach({ msw }) {
    msw.use(...loaded());
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement): Promise<void> {
  // It is named so once an order that was sent before has its answer.
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Подтвердить заказ' }));
}

async function fillAndSend(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await retype(await canvas.findByLabelText('Имя и фамилия'), 'Иван Петров');
  await retype(canvas.getByLabelText('Телефон'), '8 916 123-45-67');
  await userEvent.click(canvas.getByRole('radio', { name: /Ленина, 12/ }));
  await send(canvasElement);
}

/** Types into a field that may hold what the shop knows of the client. */
async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The buyer can read what they accept before they order. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const terms = await canvas.findByRole('link', { name: /^Условия продажи/ });
    await expect(terms).toHaveAttribute('href', '/paperwork#terms');
    const consent = canvas.getByRole('link', { name: /^Согласие на обработку данных/ });
    await expect(consent).toHaveAttribute('href', '/paperwork#consent');
  },
};

/** F3: each line of the order says whether it fits the current car. */
export const WithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: carSelector.watchers ? { car: carSelector.watchers } : {},
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 101: fitVerdicts.fits, 102: fitVerdicts.doesNotFit }),
    ),
  play: async ({ canvas }) => {
    const misfit = await canvas.findByText('Не подходит');
    await expect(misfit.closest('li')).toHaveTextContent('GDB1330');
  },
};

export const Purchase: Story = {
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /26-4821-0937/ })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem('checkout-draft')).toBeNull());
  },
};

/** A part of the order is paid with bonuses; the total follows the choice. */
export const PayWithBonus: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...withBonus()),
  play: async ({ canvasElement, snapshot }) => {
    const canvas = within(canvasElement);
    const choice = await canvas.findByRole('checkbox', { name: /Оплатить бонусами 119/ });
    await expect(choice).toHaveAccessibleDescription(/У вас 200.₽ бонусами\. Ими можно оплатить до 20.% заказа/);
    // One for each way to deliver, of which the chosen one is shown.
    const [discount] = canvas.getAllByText('Бонусы');
    await expect(discount).not.toBeVisible();
    await userEvent.click(choice);
    await expect(discount).toBeVisible();
    await snapshot('chosen');
    await fillAndSend(canvasElement);
    await expect(await canvas.findByText('Оплачено бонусами')).toBeVisible();
  },
};

/** The bonuses were spent elsewhere meanwhile; the typed values stay. */
export const BonusChanged: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...bonusChanged()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Оплатить бонусами/ }));
    await fillAndSend(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Бонусов стало меньше');
    await expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('Иван Петров');
  },
};

/** B2: an employee sees who will decide before the order is sent. */
export const AboveLimit: Story = {
  globals: { currentUser: 'wholesale' },
  beforeEach: ({ msw }) => msw.use(...aboveLimit()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отправить на одобрение' })).toBeVisible();
    await expect(canvas.getAllByText(/его одобрит .?Анна Хозяйкина/)[0]).toBeVisible();
  },
};

export const BelowLimit: Story = {
  globals: { currentUser: 'wholesale', locale: 'ar', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...belowLimit()),
};

/** A wholesale order is for a company. */
export const Wholesale: Story = {
  globals: { currentUser: 'wholesale' },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Укажите компанию');
    await userEvent.type(canvas.getByLabelText('Компания'), 'ООО «Автодеталь», ИНН 7700000000');
    await userEvent.click(canvas.getByText('Добавить комментарий'));
    await userEvent.type(canvas.getByLabelText('Комментарий к заказу'), 'Без звонка не отправлять');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Важный комментарий/ }));
    await send(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /26-4821-0937/ })).toBeVisible();
  },
};

/** The settings of the shop ask for a code, which proves the phone. */
export const CodeAsked: Story = {
  beforeEach: ({ msw }) => msw.use(...codeAsked()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Подтвердите телефон');
    // The last digit sends the order.
    await userEvent.type(canvas.getByLabelText(/Код из SMS/), CODE);
    await expect(await canvas.findByRole('heading', { level: 1, name: /26-4821-0937/ })).toBeVisible();
  },
};

/** What the buyer sees when the code is asked for. */
export const CodeSent: Story = {
  beforeEach: ({ msw }) => msw.use(...codeAsked()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByLabelText(/Код из SMS/)).toBeVisible();
  },
};

/** The client has not paid former orders in time. */
export const Overdue: Story = {
  args: { currentUser: debtor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Просроченный платёж: 48.350/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Как оплатить' })).toHaveAttribute('href', '/client/finance');
  },
};

/** The points of one city at a time; another city clears the chosen point. */
export const ChooseCity: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Ленина, 12/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Город'), 'Казань');
    await expect(canvas.getByRole('radiogroup', { name: 'Казань' })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Москва' })).toBeNull();
    await expect(canvasElement.querySelector('[name=PointId]:checked')).toBeNull();
  },
};

/** The current user's city is open, not the first of the shop. */
export const OwnCity: Story = {
  beforeEach: ({ msw }) => msw.use(...inKazan()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: 'Казань' })).toBeVisible();
    await expect(canvas.getByLabelText('Город')).toHaveValue('Казань');
  },
};

/** A city without points: the nearest with points is open, and said to be that. */
export const NearestCity: Story = {
  args: { currentUser: { ...ANONYMOUS, CityName: 'Чебоксары', CityId: 569_696 } },
  beforeEach: ({ msw }) => msw.use(...nearKazan()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Чебоксары.*Ближайший.*Казань/)).toBeVisible();
    await expect(canvas.getByLabelText('Город')).toHaveValue('Казань');
    await userEvent.selectOptions(canvas.getByLabelText('Город'), 'Самара');
    await waitFor(() => expect(canvas.queryByText(/Ближайший/)).toBeNull());
    await expect(canvas.getByRole('radiogroup', { name: 'Самара' })).toBeVisible();
  },
};

/** A point of the draft in another city than the current user's is not ordered silently. */
export const DraftElsewhere: Story = {
  beforeEach({ msw }) {
    sessionStorage.setItem('checkout-draft', JSON.stringify({ ContactName: 'Ольга', PointId: '1' }));
    msw.use(...inKazan());
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('Ольга'));
    await expect(canvas.getByLabelText('Город')).toHaveValue('Казань');
    await expect(canvasElement.querySelector('[name=PointId]:checked')).toBeNull();
  },
};

/** The buyer is asked for a point in their own city. */
export const DraftElsewhereSent: Story = {
  ...DraftElsewhere,
  parameters: { visual: false },
  play: async (context) => {
    await DraftElsewhere.play?.(context);
    await send(context.canvasElement);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Выберите пункт выдачи');
  },
};

/** Nothing is filled in: the focus moves to the error summary, whose lines link to the fields. */
export const MissingFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await send(canvasElement);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Выберите пункт выдачи/ }));
    await expect(canvas.getByRole('radio', { name: /Ленина, 12/ })).toHaveFocus();
  },
};

/** An error goes when its field is mended; the summary shrinks, and goes with the last one. */
export const MendedFields: Story = {
  play: async (context) => {
    const { canvas } = context;
    await MissingFields.play?.(context);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Выберите пункт выдачи.*Напишите имя.*Укажите телефон/);
    await userEvent.click(canvas.getByRole('radio', { name: /Ленина, 12/ }));
    await waitFor(() => expect(alert).not.toHaveTextContent('Выберите пункт выдачи'));
    await expect(canvas.getByRole('radiogroup', { name: 'Москва' })).toBeValid();
    await userEvent.type(canvas.getByLabelText('Имя и фамилия'), 'Иван Петров');
    await waitFor(() => expect(canvas.getByLabelText('Имя и фамилия')).toBeValid());
    await expect(alert).toHaveTextContent('Укажите телефон');
    await userEvent.type(canvas.getByLabelText('Телефон'), '8 916 123-45-67');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A phone number says how many digits it lacks; a name with markup is refused before the server sees it. */
export const ShortPhone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Имя и фамилия'), '<b>');
    await userEvent.type(canvas.getByLabelText('Телефон'), '+7 916 123-45-6');
    await userEvent.click(canvas.getByRole('radio', { name: /Ленина, 12/ }));
    await send(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('В имени не может быть угловых скобок');
    await expect(alert).toHaveTextContent('В номере не хватает цифры');
    await userEvent.type(canvas.getByLabelText('Телефон'), '{Backspace}');
    await waitFor(() => expect(alert).toHaveTextContent('В номере не хватает 2 цифр'));
    await userEvent.type(canvas.getByLabelText('Телефон'), '67');
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toBeValid());
  },
};

/** The server rejects a field; the typed values stay. */
export const WrongPhone: Story = {
  beforeEach: ({ msw }) => msw.use(...badPhone()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Такого номера не бывает');
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('916 123-45-67');
    await expect(canvas.getByLabelText('Телефон')).toBeInvalid();
    await expect(canvas.getByRole('radio', { name: /Ленина, 12/ })).toBeChecked();
  },
};

/** Goods that cannot be returned are marked, and need the buyer's consent. */
export const WithoutReturns: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutReturns()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Без возврата')).toBeVisible();
    await expect(canvas.getByText(/Дубай, море/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /Подтвердите, что согласны/ }));
    const consent = canvas.getByRole('checkbox', { name: /не примет обратно/ });
    await expect(consent).toHaveFocus();
    await userEvent.click(consent);
    await send(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /26-4821-0937/ })).toBeVisible();
    await expect(canvas.getByText('Без возврата')).toBeVisible();
  },
};

/** Prices and stock changed while the visitor filled in the form. */
export const BasketChanged: Story = {
  beforeEach: ({ msw }) => msw.use(...changed()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent(/GDB1330 Осталось только 3 шт\./);
    await expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('Иван Петров');
  },
};

/** Without a network the order fails; the retry sends the same order, and there is only one. */
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(...offlineOnce()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ничего не потеряно');
  },
};

export const NotSentThenRetried: Story = {
  ...NotSent,
  play: async (context) => {
    await NotSent.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /26-4821-0937/ })).toBeVisible();
  },
};

/** Loading the page again, for another city, is no answer: the alert stays, and the retry still sends the same order. */
export const NotSentThenAnotherCity: Story = {
  ...NearestCity,
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...offlineOnce(nearKazan())),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ничего не потеряно');
    const idOf = () => canvasElement.querySelector<HTMLInputElement>('[name=RequestId]')?.value;
    const sent = idOf();
    await userEvent.selectOptions(canvas.getByLabelText('Город'), 'Самара');
    // Once the page is loaded again, the client's city is the first.
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Самара'));
    await userEvent.click(canvas.getByText('Добавить комментарий'));
    await userEvent.type(canvas.getByLabelText('Комментарий к заказу'), 'Позвоните заранее');
    await expect(canvas.getByRole('alert')).toHaveTextContent('ничего не потеряно');
    await expect(idOf()).toBe(sent);
  },
};

export const SentBeforeWithOtherData: Story = {
  beforeEach: ({ msw }) => msw.use(...reused()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Этот заказ уже принят');
  },
};

/** The order is being sent; the button is busy. */
export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(...sending()),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Отправляем…' })).toHaveAttribute(
      'aria-busy',
    );
  },
};

/** The draft of this tab is restored. */
export const DraftRestored: Story = {
  beforeEach() {
    sessionStorage.setItem(
      'checkout-draft',
      JSON.stringify({ ContactName: 'Ольга', ContactPhone: '+7 921 000-00-00', PointId: '32', Comment: 'После 18:00' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('Ольга'));
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveValue('Казань'));
    await expect(canvas.getByRole('radio', { name: /Мира, 87/ })).toBeChecked();
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('921 000-00-00');
    await expect(canvas.getByLabelText('Комментарий к заказу')).toBeVisible();
  },
};

/** A client types nothing that the shop knows. */
export const KnownClient: Story = {
  globals: { currentUser: 'retail' },
  beforeEach: ({ msw }) => msw.use(...known()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Имя и фамилия')).not.toHaveValue('');
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('916\u00A0123-45-67');
    await expect(canvas.getByRole('radio', { name: /Мира, 87/ })).toBeChecked();
  },
};

/** The order was placed, but its answer was lost, and the visitor opened the checkout again. */
export const EmptyAfterAnOrder: Story = {
  beforeEach: ({ msw }) => msw.use(...emptyAfterAnOrder()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `Ваш последний заказ: ${ORDER_NUMBER}` });
    await expect(link).toHaveAttribute('href', `/is-success/${ORDER_NUMBER}`);
  },
};

/** Another tab ordered the basket: the order is linked. */
export const OrderedInAnotherTab: Story = {
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Заказывать пока нечего' });
    const otherTab = new BroadcastChannel('partshop-orders');
    await waitFor(async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      otherTab.postMessage(ORDER_NUMBER);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('оформлен в другой вкладке');
    });
    await expect(canvas.getByRole('link', { name: 'Посмотреть заказ' })).toHaveAttribute(
      'href',
      `/is-success/${ORDER_NUMBER}`,
    );
    otherTab.close();
  },
};

export const Problems: Story = { beforeEach: ({ msw }) => msw.use(...problems()) };

export const NothingToOrder: Story = { beforeEach: ({ msw }) => msw.use(...blocked()) };

/** English prices are in euros; the buyer pays in roubles at the point, whose Russian name says its language. */
export const InEuros: Story = {
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...inEuros()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^To pay: ₽\s?4,787/)).toBeVisible();
    await expect(canvas.getAllByText('Пункт на Ленина')[0]).toHaveAttribute('lang', 'ru');
  },
};

export const NoPoints: Story = { beforeEach: ({ msw }) => msw.use(...noPoints()) };

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(...long()) };

/** A Russian address reads from left to right. */
export const RightToLeft: Story = {
  ...Problems,
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const [address] = await within(canvasElement).findAllByText('ул. Ленина, 12');
    await expect(address && getComputedStyle(address).direction).toBe('ltr');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMissingFields: Story = { ...MissingFields, ...Phone };
