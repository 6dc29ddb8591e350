import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature } from './feature.ts';
import { failing, found, longTexts, mixed, slow, tooMany } from './mocks/handlers.ts';

const meta = {
  title: 'Screens/QuickOrder',
  component: StoryShell,
  args: { routes: routesOf(feature), path: '/basket/quick-order' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...mixed());
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Pastes a list and has it checked; buttons have the names of the language. */
async function check(canvas: Canvas, button = 'Проверить список') {
  const text = await canvas.findByRole('textbox');
  await userEvent.click(text);
  await userEvent.paste('Mann\tw712/75\t2\nXYZ\tXYZ\t1');
  await userEvent.click(canvas.getByRole('button', { name: button }));
}

/** Sets the file as the browser's dialog does. */
function choose(input: HTMLInputElement, chosen: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  Object.assign(input, { files: transfer.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить список' }));
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(/Список пуст/);
  },
};

/** Each answer that a line may get, with what can be done about it. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText('2 из 10')).toBeVisible();
    await expect(canvas.getByText(/вместо 3 взяли 4/)).toBeVisible();
    await expect(canvas.getByText(/Номера .*0 986 494 019.* нет в продаже/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Взять 24 шт.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Выбрать .*LUCAS GDB 1330/ })).toBeVisible();
    await expect(canvas.getByLabelText('Количество в строке 9')).toHaveValue('много');
  },
};

/** The lines that can be put into the basket are hidden, without a call. */
export const OnlyThoseToLookAt: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    const only = await canvas.findByRole('checkbox', { name: /Только те.*8/ });
    await expect(canvas.getByRole('link', { name: 'NGK BKR6E-11' })).toBeVisible();
    await userEvent.click(only);
    await expect(canvas.queryByRole('link', { name: 'NGK BKR6E-11' })).toBeNull();
    await expect(canvas.getByLabelText('Номер в строке 7')).toBeVisible();
  },
};

/** What could not be added stays, with what was done said above it. */
export const PartlyAdded: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Положить в корзину 2 строки' }));
    await expect(await canvas.findByText('В корзину положены 2 строки')).toBeVisible();
    await expect(canvas.getByText('0 из 8')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Строки списка' })).toHaveFocus());
    await expect(sessionStorage.getItem('quick-order-draft')).not.toContain('BKR6E');
  },
};

/** What was guessed of the columns can be changed. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(await canvas.findByText('Как мы поняли колонки'));
    await expect(canvas.getByLabelText('Колонка 2')).toHaveValue('number');
  },
};

/** The draft of the tab fills the text area again. */
export const Reloaded: Story = {
  parameters: { visual: false },
  beforeEach: () => sessionStorage.setItem('quick-order-draft', JSON.stringify({ text: 'W 712/75;4', owner: null })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('W 712/75;4'));
  },
};

/** A file of Windows is read into the text area; a spreadsheet's own format is refused with what to do. */
export const FromFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no file field.');
    // «Колодки» in windows-1251.
    const cyrillic = new Uint8Array([0xca, 0xee, 0xeb, 0xee, 0xe4, 0xea, 0xe8]);
    choose(field, new File([cyrillic, ';GDB1330;2'], 'list.csv', { type: 'text/csv' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Колодки;GDB1330;2'));
    const archive = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], 'list.csv', { type: 'text/csv' });
    choose(field, archive);
    await expect(await canvas.findByText(/Файл XLSX или XLS прочитать не можем/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Колодки;GDB1330;2');
  },
};

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(...tooMany()),
  parameters: { visual: false },
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText(/В списке 130 строк.* остальные 120/)).toBeVisible();
  },
};

export const AllFound: Story = {
  beforeEach: ({ msw }) => msw.use(...found()),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText('1 из 1')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(...slow()),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByRole('button', { name: 'Проверяем…' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The list stays where it was. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...failing()),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Mann\tw712/75\t2\nXYZ\tXYZ\t1');
  },
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  play: async ({ canvas }) => check(canvas),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => check(canvas, 'تحقق من القائمة'),
};

export const Phone: Story = { ...Checked, globals: { viewport: { value: 'phone' } } };

export const LongTextsOnPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };
