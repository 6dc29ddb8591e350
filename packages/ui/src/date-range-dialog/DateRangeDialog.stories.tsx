import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { DateRangeDialog, type DateRangeDialogProps } from './DateRangeDialog.tsx';

function OrdersPage(props: DateRangeDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ minBlockSize: '40rem' }}>
      <Button onClick={() => setIsOpen(true)}>{props.title}</Button>
      <DateRangeDialog {...props} isOpen={isOpen} onDismiss={() => setIsOpen(false)} />
    </div>
  );
}

/** The browser's field, which holds the value for the form. */
const NATIVE = { selector: '[type="date"]' };

const texts = {
  presets: 'Частые периоды',
  from: 'С',
  to: 'По',
  firstDay: 'Выберите первый день',
  lastDay: 'Выберите последний день',
  apply: 'Показать',
  reset: 'Сбросить',
  previous: 'Предыдущий месяц',
  next: 'Следующий месяц',
};

const meta = {
  title: 'Controls/DateRangeDialog',
  component: DateRangeDialog,
  args: {
    title: 'Период заказов',
    isOpen: false,
    onDismiss: fn(),
    onApply: fn(),
    locale: 'ru',
    today: '2026-06-15',
    max: '2026-06-15',
    presets: [
      { label: 'Сегодня', from: '2026-06-15', to: '2026-06-15' },
      { label: 'Последние 7 дней', from: '2026-06-09', to: '2026-06-15' },
      { label: 'Последние 30 дней', from: '2026-05-17', to: '2026-06-15' },
      { label: 'Этот квартал', from: '2026-04-01', to: '2026-06-15' },
      { label: 'С начала года', from: '2026-01-01', to: '2026-06-15' },
    ],
    dismissLabel: 'Закрыть',
    texts,
  },
  render: (args) => <OrdersPage {...args} />,
} satisfies Meta<typeof DateRangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
  await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible());
};

export const Closed: Story = {};

export const ByPreset: Story = {
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Последние 7 дней' }));
    await expect(canvas.getByLabelText('С', NATIVE)).toHaveValue('2026-06-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(context.args.onApply).toHaveBeenCalledWith({ from: '2026-06-09', to: '2026-06-15' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Период заказов' })).toHaveFocus();
  },
};

/** Two days in the calendar, in either order, by keyboard. */
export const ByKeyboard: Story = {
  args: { value: { from: '2026-06-02', to: '2026-06-10' } },
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    canvas.getByRole('button', { name: /среда, 10 июня/ }).focus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Выберите первый день');
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Выберите последний день');
    await waitFor(() => expect(canvas.getByRole('button', { name: /среда, 3 июня/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('С', NATIVE)).toHaveValue('2026-06-03');
    await expect(canvas.getByLabelText('По', NATIVE)).toHaveValue('2026-06-10');
    canvas.getByRole('button', { name: 'Показать' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onApply).toHaveBeenCalledWith({ from: '2026-06-03', to: '2026-06-10' });
  },
};

/** Closing without applying discards the draft. */
export const GivenUp: Story = {
  args: { value: { from: '2026-06-02', to: '2026-06-10' } },
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(canvas.getByLabelText('С', NATIVE)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(context.args.onApply).not.toHaveBeenCalled();
    await open(context);
    await expect(canvas.getByLabelText('С', NATIVE)).toHaveValue('2026-06-02');
  },
};

export const Open: Story = { args: { value: { from: '2026-06-02', to: '2026-06-10' } }, play: open };

export const WithoutPresets: Story = { args: { presets: [] }, play: open };

export const LongText: Story = {
  args: {
    title: 'Период, за который выгрузить акт сверки взаиморасчётов с поставщиками',
    presets: [
      {
        label: 'Первый квартал прошлого финансового года вместе с праздничными днями',
        from: '2026-01-01',
        to: '2026-03-31',
      },
      { label: 'Этот месяц', from: '2026-06-01', to: '2026-06-15' },
    ],
    texts: { ...texts, from: 'Первый день периода', to: 'Последний день периода' },
  },
  play: open,
};

export const RightToLeft: Story = {
  args: {
    title: 'فترة الطلبات',
    locale: 'ar-u-nu-latn',
    value: { from: '2026-06-02', to: '2026-06-10' },
    presets: [
      { label: 'اليوم', from: '2026-06-15', to: '2026-06-15' },
      { label: 'آخر 7 أيام', from: '2026-06-09', to: '2026-06-15' },
      { label: 'آخر 30 يوماً', from: '2026-05-17', to: '2026-06-15' },
    ],
    dismissLabel: 'إغلاق',
    texts: {
      presets: 'فترات شائعة',
      from: 'من',
      to: 'إلى',
      firstDay: 'اختر اليوم الأول',
      lastDay: 'اختر اليوم الأخير',
      apply: 'عرض',
      reset: 'إعادة تعيين',
      previous: 'الشهر السابق',
      next: 'الشهر التالي',
    },
  },
  decorators: [rightToLeft],
  play: open,
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
