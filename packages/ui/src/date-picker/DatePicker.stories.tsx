import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { column, formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { DatePicker } from './DatePicker.tsx';

/** No deliveries on Sundays. */
const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/** The browser's field, which holds the value for the form. */
const NATIVE = { selector: '[type="date"]' };

const meta = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  args: {
    label: 'Дата доставки',
    name: 'date',
    locale: 'ru',
    today: '2026-06-15',
    texts: { calendar: 'Выбрать дату', previous: 'Предыдущий месяц', next: 'Следующий месяц' },
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
    await expect(canvas.getByLabelText('Дата доставки', NATIVE)).toHaveValue('2026-06-19');
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

/** Digits move on by themselves, arrows count, a date is pasted whole; the form gets ISO 8601. */
export const ByTyping: Story = {
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const value = () => new FormData(form).get('date');
    const heard = fn<() => void>();
    form.addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).type === 'date') heard();
    });
    const shown = () => canvas.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
    await expect(canvas.getByRole('group', { name: 'Дата доставки' })).toHaveTextContent('..');
    await userEvent.click(canvas.getByText('Дата доставки'));
    await expect(canvas.getByRole('textbox', { name: 'день' })).toHaveFocus();
    await userEvent.keyboard('7.62026');
    await expect(shown()).toEqual(['7', '6', '2026']);
    await expect(value()).toBe('2026-06-07');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-07');
    await expect(heard).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}{ArrowDown}');
    await expect(value()).toBe('2026-07-06');
    await userEvent.paste('31.08.2026');
    await expect(value()).toBe('2026-08-31');
    for (const _ of shown()) await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(shown()).toEqual(['', '', '']);
    await expect(value()).toBe('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** A day without a year is of this year; a day that its month does not have is its last. */
export const LeftUnfinished: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'день' }));
    await userEvent.keyboard('312');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Дата доставки', NATIVE)).toHaveValue('2026-02-28');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-28');
  },
};

/** A reset of the form and a new value of the parent are shown in the fields. */
export const Reset: Story = {
  args: { defaultValue: '2026-06-19' },
  decorators: [
    (Story) => (
      <form style={column}>
        <Story />
        <Button type="reset">Сбросить</Button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'день' }));
    await userEvent.keyboard('05');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'день' })).toHaveValue('19'));
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
    const sunday = grid.querySelector('[data-day="2026-06-14"]');
    await expect(sunday?.closest('td')).not.toHaveAttribute('aria-selected');
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
    texts: { calendar: 'اختيار التاريخ', previous: 'الشهر السابق', next: 'الشهر التالي' },
  },
  decorators: [rightToLeft, ...(Array.isArray(Open.decorators) ? Open.decorators : [])],
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
