import { routesOf } from '@partshop/features/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { fitVerdicts, mockFit } from '@partshop/api-client/mocks/cars';
import { feature as carSelector } from '@partshop/features/car-selector';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { StoryShell } from '@partshop/features/core/testing';
import { debtor } from '@partshop/features/finance/mocks';
import { feature } from './feature.ts';
import { basketWatchers, BasketToasts } from './index.ts';
import {
  createBasketServer,
  empty,
  loaded,
  offline,
  outdatedParcels,
  problems,
  promoAccepted,
  saving,
  withBoughtTogether,
  withFewerParcels,
  withoutReturns,
  withPromo,
  withServedClients,
  wholesaler,
} from './mocks/handlers.ts';
import { waysWithoutCdek } from './mocks/ways.ts';
import { brakePads, longTexts, oilFilter, outOfStock, sparkPlugs, withdrawn } from './mocks/fixtures.ts';

const routes = [
  {
    Component: () => (
      <main>
        <Outlet />
        <BasketToasts />
      </main>
    ),
    children: routesOf(feature),
  },
];

const meta = {
  title: 'Screens/Basket',
  component: StoryShell,
  args: { routes, path: '/basket', watchers: { basket: basketWatchers } },
  beforeEach: ({ msw }) => msw.use(...loaded()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const TableView: Story = { args: { path: '/basket?view=table' } };

/** F3: each line says whether it fits the current car. */
export const WithCar: Story = {
  args: {
    currentUser: visitor(octavia.engineId),
    watchers: { basket: basketWatchers, ...(carSelector.watchers ? { car: carSelector.watchers } : {}) },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...createBasketServer([oilFilter, brakePads, sparkPlugs]).handlers,
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 101: fitVerdicts.fits, 102: fitVerdicts.doesNotFit }),
    ),
  play: async ({ canvas }) => {
    const misfit = await canvas.findByText('Не подходит');
    await expect(misfit.closest('li, tr')).toHaveTextContent('GDB1330');
    await expect(misfit.closest('li, tr')).toHaveTextContent('Каталог изготовителя 1 сентября 2026');
    await expect(canvas.getByText('Подходит').closest('li, tr')).toHaveTextContent('W 712/75');
    await expect(canvas.getByText('Не проверено')).toBeVisible();
  },
};

export const TableWithCar: Story = { ...WithCar, args: { ...WithCar.args, path: '/basket?view=table' } };

export const WithCarOnPhone: Story = { ...WithCar, globals: { viewport: { value: 'phone' } } };

export const TableWithCarOnPhone: Story = { ...TableWithCar, globals: { viewport: { value: 'phone' } } };

export const WithCarRightToLeft: Story = {
  ...WithCar,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('غير مناسبة')).toBeVisible();
  },
};

/** One price with kopecks shows those of all amounts. */
export const Kopecks: Story = {
  args: { path: '/basket?view=table' },
  parameters: { visual: false },
  beforeEach: ({ msw }) =>
    msw.use(...createBasketServer([oilFilter, { ...brakePads, price: 341_950, sum: 341_950 }]).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^684,00\s₽$/)).toBeVisible();
    await expect(canvas.getAllByText(/^3\s419,50\s₽$/)).toHaveLength(2);
    const summary = within(canvas.getByRole('region', { name: 'Ваш заказ' }));
    await expect(summary.getByText(/^4\s787,50\s₽$/)).toBeVisible();
  },
};

/** One line for each problem: the price changed, fewer are left, sold out, withdrawn. Only the first goes into the order. */
export const Problems: Story = {
  beforeEach: ({ msw }) => msw.use(...problems()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('12 шт.')).toBeVisible();
    await expect(canvas.getByText('2 из 12 шт.')).toBeVisible();
    await expect(canvas.getAllByText('Не войдёт в заказ')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  },
};

/** Nothing can be ordered: the checkout is off, and the page says why. */
export const NothingToOrder: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([outOfStock, withdrawn]).handlers),
  play: async ({ canvasElement }) => {
    const checkout = await within(canvasElement).findByRole('button', { name: 'Оформить заказ' });
    await expect(checkout).toHaveAccessibleDescription(
      'Ни один товар нельзя заказать. Исправьте строки с замечаниями.',
    );
  },
};

export const ProblemsInTable: Story = { ...Problems, args: { path: '/basket?view=table' } };

/** One part from two sellers: the lines differ by seller and warehouse, and one cannot be returned. */
export const WithoutReturns: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutReturns()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const abroad = (await canvas.findByText('Дубай, море')).closest('li');
    await expect(abroad).toHaveTextContent('ООО «Восточный берег» · Дубай, море');
    await expect(abroad).toHaveTextContent('Без возврата');
    await expect(canvas.getAllByText('Без возврата')).toHaveLength(1);
  },
};

export const WithoutReturnsInTable: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutReturns()),
  args: { path: '/basket?view=table' },
};

export const WithoutReturnsRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutReturns()),
  globals: { locale: 'ar' },
};

/** A wholesale client has not paid former orders in time. */
export const Overdue: Story = {
  args: { currentUser: debtor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Просроченный платёж: 48.350/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Как оплатить' })).toHaveAttribute('href', '/client/finance');
  },
};

/** On the smallest phone, too, each line shows its price, its quantity and the button that removes it. */
export const TableOnPhone: Story = {
  args: { path: '/basket?view=table' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const removal = await canvas.findByRole('button', { name: /Удалить.*GDB1330/ });
    const row = removal.closest('tr');
    if (!row) throw new Error('no row');
    const line = within(row);
    const price = canvasElement.querySelector('.cell-price');
    for (const shown of [removal, line.getByRole('spinbutton'), price]) {
      await expect(shown?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...empty()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([longTexts, oilFilter]).handlers),
};

/** The maker comes before the number, as in the number's own script. */
export const RightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...problems()),
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'MANN-FILTER W 712/75' });
    const number = link.querySelector('[data-ui="PartNumber"]');
    const maker = document.createRange();
    maker.selectNode(number?.previousSibling?.previousSibling ?? link);
    await expect(maker.getBoundingClientRect().left).toBeLessThan(number?.getBoundingClientRect().left ?? 0);
  },
};

export const Phone: Story = { ...Problems, globals: { viewport: { value: 'phone' } } };

/** A removed line disappears at once; the toast brings it back. */
export const RemoveAndUndo: Story = {
  play: async ({ canvasElement, snapshot }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить.*GDB1330/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /GDB1330/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /Удалить.*BKR6E-11/ })).toHaveFocus();
    await snapshot('removed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await expect(await canvas.findByRole('link', { name: /GDB1330/ })).toBeVisible();
  },
};

/** A quantity that cannot be had becomes another one, and the line says why. */
export const AdjustedQuantity: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const typeInto = async (name: RegExp, typed: string) => {
      const field = await canvas.findByRole('spinbutton', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      return field;
    };
    await expect(await typeInto(/W 712/, '99999')).toHaveValue(24);
    await expect(canvas.getByText('Осталось только 24 шт.')).toBeVisible();
    await expect(await typeInto(/BKR6E/, '6')).toHaveValue(8);
    await expect(canvas.getByText('Продаётся упаковками по 4 шт.')).toBeVisible();
    const pads = await typeInto(/GDB1330/, '0');
    await expect(pads).toHaveValue(1);
    await expect(pads).toHaveAccessibleDescription('Введите целое число от 1 до 9999');
    await userEvent.type(pads, '{ArrowUp}');
    await expect(canvas.queryByText('Введите целое число от 1 до 9999')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[data-pending]')).toBeNull());
  },
};

/** One click takes what is left and enables the checkout. */
export const TakeWhatIsLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([{ ...oilFilter, qty: 30, problem: 'not-enough' }]).handlers),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять 24 шт.' }));
    await expect(await canvas.findByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  },
};

/** Without a network the change is taken back and can be retried. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...offline()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить.*GDB1330/ }));
    await expect(await canvas.findByText(/^Не сохранено/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GDB1330/ })).toBeVisible();
  },
};

/** A change is pending. */
export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...saving()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [more] = await canvas.findAllByRole('button', { name: 'Больше' });
    if (more) await userEvent.click(more);
    await expect(await canvas.findByText('Сохраняем…')).toBeVisible();
  },
};

/** A comment opens its form, and is saved at once. */
export const Comment: Story = {
  play: async ({ canvas, snapshot }) => {
    const [open] = await canvas.findAllByText('Комментарий');
    if (open) await userEvent.click(open);
    await userEvent.type(canvas.getByRole('textbox', { name: /W 712/ }), 'Для второй машины');
    const [printed] = canvas.getAllByRole('checkbox', { name: 'Печатать в накладной' });
    if (printed) await userEvent.click(printed);
    await snapshot('open');
    const [save] = canvas.getAllByRole('button', { name: 'Сохранить' });
    if (save) await userEvent.click(save);
    await expect(await canvas.findByText('Для второй машины', { selector: 'summary *' })).toBeVisible();
  },
};

/** Two of three lines go into the order: the total follows. */
export const SomeChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /GDB1330/ }));
    await expect(canvas.getByText('6 из 7 шт.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Заказать всё' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Заказать всё' }));
    await expect(canvas.queryByText('6 из 7 шт.')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Заказать всё' }));
    await expect(canvas.getByRole('button', { name: 'Оформить заказ' })).toHaveAccessibleDescription(
      'Отметьте товары, которые хотите заказать.',
    );
  },
};

const held = [
  { name: 'Зимнее ТО', items: [{ ...oilFilter, comment: 'Для Октавии' }, sparkPlugs] },
  { name: 'На потом', items: [longTexts] },
];

/** Lines put aside under two names. */
export const Held: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([brakePads], undefined, held).handlers),
};
export const HeldOnPhone: Story = { ...Held, globals: { viewport: { value: 'phone' } } };
export const HeldInTable: Story = { ...Held, args: { path: '/basket?view=table' } };
export const HeldRightToLeft: Story = { ...Held, globals: { locale: 'ar' } };

/** Everything is put aside. */
export const OnlyHeld: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([], undefined, held).handlers),
};

/** The chosen lines are put aside under a name, which can be changed, and one comes back. */
export const HoldAndTakeBack: Story = {
  play: async ({ canvas, snapshot }) => {
    await userEvent.click(await canvas.findByText('Отложить отмеченные'));
    const name = canvas.getByRole('textbox', { name: /Название/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Весна');
    await snapshot('naming');
    await userEvent.type(name, '{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Весна' })).toBeVisible();
    await expect(canvas.getByText('Корзина пуста')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /В корзину.*GDB1330/ }));
    await expect(await canvas.findByRole('checkbox', { name: /GDB1330/ })).toBeVisible();
  },
};

/** A code is typed in small letters, accepted, and taken out again. */
export const PromoCode: Story = {
  beforeEach: ({ msw }) => msw.use(...withPromo()),
  play: async ({ canvas, snapshot }) => {
    const field = await canvas.findByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'zima10{Enter}');
    const remove = await canvas.findByRole('button', { name: 'Убрать промокод' });
    const summary = within(canvas.getByRole('region', { name: 'Ваш заказ' }));
    await expect(summary.getByText(/^[−-]594,70\s₽$/)).toBeVisible();
    await expect(summary.getByText(/^5\s352,30\s₽$/)).toBeVisible();
    await snapshot('accepted');
    await userEvent.click(remove);
    await expect(await canvas.findByRole('textbox', { name: 'Промокод' })).toHaveValue('');
    await expect(summary.getByText(/^5\s947\s₽$/)).toBeVisible();
  },
};

/** A code that nobody knows, and one for larger orders: the field keeps what was typed and says why. */
export const PromoRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...withPromo()),
  play: async ({ canvas, snapshot }) => {
    const typeCode = async (code: string) => {
      const field = await canvas.findByRole('textbox', { name: 'Промокод' });
      await userEvent.clear(field);
      await userEvent.type(field, `${code}{Enter}`);
    };
    await typeCode('LETO');
    await expect(await canvas.findByText('Такого промокода нет. Проверьте, как он написан.')).toBeVisible();
    await typeCode('BIG');
    await expect(await canvas.findByText(/для заказов от .*100\s000.*, сейчас в заказе .*5\s947/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Промокод' })).toHaveValue('BIG');
    await snapshot('minimum');
  },
};

export const PromoOnPhone: Story = { ...PromoCode, globals: { viewport: { value: 'phone' } } };

export const PromoRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...promoAccepted()),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'إزالة الرمز الترويجي' })).toBeVisible();
  },
};

/** CDEK does not answer: its ways say so, and the others have their costs. */
export const CarrierDown: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall('get', '/services/delivery/GetDeliveryCost', waysWithoutCdek), ...loaded()),
  play: async ({ canvas }) => {
    const delivery = within(await canvas.findByRole('region', { name: /Доставка в город .*Москва/ }));
    await expect(delivery.getByText(/Стоимость сейчас неизвестна/)).toBeVisible();
    await expect(delivery.getByText(/Итого с доставкой: .*6\s237/)).toBeVisible();
    await expect(delivery.getByRole('link', { name: 'Другой город' })).toHaveAttribute(
      'href',
      '/city?target=%2Fbasket',
    );
  },
};

/** Nothing is known of the delivery. */
export const DeliveryUnknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall('get', '/services/delivery/GetDeliveryCost', refuse(503, { code: 'unavailable' })), ...loaded()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Стоимость доставки сейчас неизвестна/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Оформить заказ' })).toBeVisible();
  },
};

/** A group takes the place of the basket, whose lines are put aside under the day on which they were added. */
export const SwitchToGroup: Story = {
  beforeEach: ({ msw }) => msw.use(...createBasketServer([brakePads], undefined, held).handlers),
  play: async ({ canvas, snapshot }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сделать корзиной .*Зимнее ТО/ }));
    await expect(await canvas.findByRole('heading', { name: 'Корзина от 20 ноября' })).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /BKR6E/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Зимнее ТО' })).toBeNull();
    await snapshot('switched');
  },
};

/** O4: two lines can come with the third; one press changes them, another changes them back. */
export const FewerParcels: Story = {
  beforeEach: ({ msw }) => msw.use(...withFewerParcels()),
  play: async ({ canvas, canvasElement }) => {
    const parcels = await canvas.findByRole('region', { name: 'Сколько придёт посылок' });
    await expect(within(parcels).getByRole('heading')).toHaveTextContent('1 посылка вместо 3');
    await expect(parcels).toHaveTextContent(/дороже на .*180/);
    await expect(parcels).toHaveTextContent('на 5 дней раньше');
    await userEvent.click(within(parcels).getByText('Что заменим: 2 строки'));
    await expect(within(parcels).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(parcels).getByRole('button', { name: 'Заменить' }));
    const undo = await canvas.findByRole('button', { name: 'Вернуть как было' });
    await expect(within(canvasElement).queryByRole('button', { name: 'Заменить' })).toBeNull();
    await userEvent.click(undo);
    await expect(await canvas.findByRole('button', { name: 'Заменить' })).toBeVisible();
  },
};

/** The list of what changes is open. */
export const FewerParcelsOpen: Story = {
  beforeEach: ({ msw }) => msw.use(...withFewerParcels({ extra: -12_000, daysSooner: 0 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Что заменим: 2 строки'));
    await expect(canvas.getByText(/дешевле на/)).toBeVisible();
  },
};

/** The lines were changed. */
export const FewerParcelsTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...withFewerParcels()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заменить' }));
    await expect(await canvas.findByText(/Заменили 2 строки/)).toBeVisible();
  },
};

/** Something else is possible by now: nothing was changed. */
export const FewerParcelsOutdated: Story = {
  beforeEach: ({ msw }) => msw.use(...outdatedParcels()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заменить' }));
    await expect(await canvas.findByText(/мы ничего не заменили/)).toBeVisible();
  },
};

export const FewerParcelsRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...withFewerParcels()),
  globals: { locale: 'ar' },
};

export const FewerParcelsPhone: Story = {
  beforeEach: ({ msw }) => msw.use(...withFewerParcels()),
  globals: { viewport: { value: 'phone' } },
};

const octaviaCalls = [
  mockCall('get', '/services/search/get-root-by-car', octavia),
  mockFit({ 101: fitVerdicts.fits, 102: fitVerdicts.fits, 103: fitVerdicts.fits }),
];

/** F13: what others ordered with it for the same car; one press puts it into the basket, and out of the list. */
export const BoughtTogether: Story = {
  args: { ...WithCar.args },
  beforeEach: ({ msw }) => msw.use(...octaviaCalls, ...withBoughtTogether()),
  play: async ({ canvas, canvasElement }) => {
    const together = await canvas.findByRole('region', { name: 'С этим для вашей машины заказывают' });
    await expect(within(together).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(together).getByRole('button', { name: /^В корзину: .*W 712\/75/ }));
    await waitFor(async () => expect(within(together).getAllByRole('listitem')).toHaveLength(1));
    await expect(within(canvasElement).getAllByRole('button', { name: /^Удалить/ })).toHaveLength(2);
  },
};

export const BoughtTogetherPhone: Story = {
  args: { ...WithCar.args },
  beforeEach: ({ msw }) => msw.use(...octaviaCalls, ...withBoughtTogether()),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'С этим для вашей машины заказывают' });
    const way = await canvas.findByText('Транспортная компания');
    // Verdicts come later than the goods and move what is below them: nothing does once each has its own.
    await waitFor(() => expect(canvas.getAllByText('Подходит')).toHaveLength(3));
    // Near the end of the page the bar covers no button.
    way.scrollIntoView({ block: 'center' });
  },
  globals: { viewport: { value: 'phone' } },
};

export const BoughtTogetherRightToLeft: Story = {
  args: { ...WithCar.args },
  beforeEach: ({ msw }) => msw.use(...octaviaCalls, ...withBoughtTogether()),
  globals: { locale: 'ar' },
};

/** D44: a wholesale client moves chosen lines to the basket of a client whom he serves. */
export const MoveToClient: Story = {
  args: { currentUser: wholesaler },
  beforeEach: ({ msw }) => msw.use(...withServedClients()),
  play: async ({ canvas, snapshot }) => {
    await userEvent.click(await canvas.findByText('Передать клиенту'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Клиент' }), '12');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Заказать .*W 712/ }));
    await expect(await canvas.findByRole('button', { name: 'Передать 2 строки' })).toBeVisible();
    await snapshot('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Передать 2 строки' }));
    await expect(await canvas.findByText('2 строки теперь в корзине клиента Анна Смирнова')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /Заказать .*\d/ })).toHaveLength(1));
    await expect(canvas.queryByText('Передать клиенту')).toBeNull();
  },
};

/** Everything was moved: the basket is empty, and says where the lines are. */
export const MovedAll: Story = {
  ...MoveToClient,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Передать клиенту'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Клиент' }), '13');
    await userEvent.click(canvas.getByRole('button', { name: 'Передать 3 строки' }));
    // The notice comes before the lines leave, and the page without lines shows it anew.
    await waitFor(() => expect(canvas.queryAllByRole('checkbox')).toHaveLength(0));
    await expect(canvas.getByText(/3 строки теперь в корзине клиента Александра/)).toBeVisible();
  },
};

/** The client was taken from the wholesale client meanwhile: nothing moved, and the choice is kept. */
export const MoveRefused: Story = {
  args: { currentUser: wholesaler },
  beforeEach: ({ msw }) => msw.use(...withServedClients('not-found')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Передать клиенту'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Клиент' }), '11');
    await userEvent.click(canvas.getByRole('button', { name: 'Передать 3 строки' }));
    await expect(await canvas.findByText(/Ничего не передано/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Клиент' })).toHaveValue('11');
    await expect(canvas.getByRole('button', { name: 'Передать 3 строки' })).toBeVisible();
  },
};

export const MoveToClientOnPhone: Story = {
  ...MoveToClient,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Передать клиенту'));
    const clients = canvas.getByRole('combobox', { name: 'Клиент' });
    await expect(clients).toBeVisible();
    clients.scrollIntoView();
  },
};

export const MoveToClientRightToLeft: Story = {
  ...MoveToClient,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('نقل إلى عميل'));
    await expect(canvas.getByRole('combobox', { name: 'العميل' })).toBeVisible();
  },
};
