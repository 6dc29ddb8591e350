import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { DatePicker } from './DatePicker.tsx';

/** No deliveries on Sundays. */
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const meta = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  args: {
    label: 'Дата доставки',
    name: 'date',
    locale: 'ru',
    today: '2026-06-15',
    calendarLabel: 'Выбрать дату',
    previousLabel: 'Предыдущий месяц',
    nextLabel: 'Следующий месяц',
    onValueChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Привозим каждый день, кроме воскресенья' } };

/** Chooses a day by mouse; an unavailable day cannot be chosen. */
export const ByMouse: Story = {
  args: { min: '2026-06-15', max: '2026-07-14', isUnavailable: isSunday },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Выбрать дату' });
    await userEvent.click(button);
    const grid = await canvas.findByRole('grid', { name: /июнь 2026/i });
    await userEvent.click(within(grid).getByRole('button', { name: /воскресенье, 21 июня/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(grid).getByRole('button', { name: /пятница, 19 июня/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-06-19');
    await expect(canvas.getByLabelText('Дата доставки')).toHaveValue('2026-06-19');
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  },
};

/** The keys of the ARIA practices; Escape closes without a choice, and the focus returns to the button. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-06-17', max: '2026-07-10' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Выбрать дату' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const at = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await at(/среда, 17 июня/);
    await userEvent.keyboard('{ArrowRight}');
    await at(/четверг, 18 июня/);
    await userEvent.keyboard('{Home}');
    await at(/понедельник, 15 июня/);
    await userEvent.keyboard('{PageDown}');
    await at(/пятница, 10 июля/);
    await userEvent.keyboard('{ArrowUp}');
    await at(/пятница, 3 июля/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-07-03');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Open, with unavailable days and limits on both sides. */
export const Open: Story = {
  args: { defaultValue: '2026-06-19', min: '2026-06-08', max: '2026-07-14', isUnavailable: isSunday },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '27rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const grid = await canvas.findByRole('grid');
    await expect(within(grid).getByRole('gridcell', { selected: true })).toBeVisible();
  },
};

export const WithError: Story = { args: { defaultValue: '2026-06-21', error: 'В воскресенье не привозим' } };

export const Disabled: Story = { args: { defaultValue: '2026-06-19', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'День, в который курьер привезёт заказ и подождёт, пока вы проверите детали',
    hint: 'Можно выбрать любой день в течение месяца, кроме воскресений и праздников. Курьер позвонит за час.',
    style: { maxInlineSize: 220 },
  },
};

export const RightToLeft: Story = {
  ...Open,
  args: {
    ...Open.args,
    locale: 'ar-u-nu-latn',
    label: 'تاريخ التسليم',
    calendarLabel: 'اختيار التاريخ',
    previousLabel: 'الشهر السابق',
    nextLabel: 'الشهر التالي',
  },
  decorators: [rightToLeft, ...(Array.isArray(Open.decorators) ? Open.decorators : [])],
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
