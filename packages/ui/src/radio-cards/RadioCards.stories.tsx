import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Controls/RadioCards',
  component: RadioCards,
  args: {
    label: 'Пункт выдачи',
    name: 'point',
    items: [
      { value: '1', label: 'Лиговский проспект, 50', description: 'Ежедневно с 9 до 21', aside: 'завтра' },
      { value: '2', label: 'Улица Маршала Казакова, 35', description: 'По будням с 10 до 19', aside: '19 июня' },
      { value: '3', label: 'Шоссе Революции, 84', description: 'Закрыт на ремонт', disabled: true },
    ],
    onValueChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvasElement, snapshot }) => {
    await snapshot('nothing chosen');
    const second = within(canvasElement).getByRole('radio', { name: /Маршала Казакова/ });
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('2');
  },
};

export const Chosen: Story = { args: { defaultValue: '1' } };

export const WithError: Story = {
  args: { required: true, hint: 'Там же можно оплатить', error: 'Выберите, куда привезти заказ' },
};

export const OnlyLabels: Story = {
  args: {
    label: 'Оплата',
    name: 'payment',
    defaultValue: 'receipt',
    items: [
      { value: 'receipt', label: 'При получении' },
      { value: 'card', label: 'Картой на сайте' },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    defaultValue: 'long',
    items: [
      {
        value: 'long',
        label: 'Санкт-Петербург, посёлок Парголово, Выборгское шоссе, 503, корпус 3, строение 1, вход со двора',
        description:
          'Ежедневно с 9 до 21, в праздники до 18. Въезд со стороны железной дороги, шлагбаум открывает охрана.',
        aside: '1 250 ₽',
      },
      { value: 'short', label: 'Центр', aside: '0 ₽' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'نقطة الاستلام',
    defaultValue: '1',
    items: [
      { value: '1', label: 'شارع الملك فهد، 50', description: 'يومياً من 9 إلى 21', aside: 'غداً' },
      { value: '2', label: 'شارع التحلية، 35', description: 'من 10 إلى 19', aside: '19 يونيو' },
    ],
  },
  decorators: [rightToLeft],
};

/** The arrow keys skip disabled options. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Лиговский/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Маршала Казакова/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
  },
};

export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
