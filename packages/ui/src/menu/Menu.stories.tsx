import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Copy, Ellipsis, Pencil, Printer, Trash2, Undo } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Menu } from './Menu.tsx';

const onRepeat = fn();
const onCancel = fn();

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  args: {
    label: 'Заказ 10-42',
    trigger: (
      <IconButton label="Что сделать с заказом" variant="secondary">
        <Ellipsis />
      </IconButton>
    ),
    items: [
      {
        id: 'order',
        items: [
          { id: 'repeat', label: 'Повторить заказ', icon: <Copy />, onChoose: onRepeat },
          { id: 'print', label: 'Печать счёта', icon: <Printer />, href: '#print' },
          {
            id: 'edit',
            label: 'Изменить адрес',
            icon: <Pencil />,
            description: 'Заказ уже в пути',
            disabled: true,
            onChoose: fn(),
          },
        ],
      },
      {
        id: 'end',
        items: [
          { id: 'return', label: 'Вернуть товар', icon: <Undo />, href: '#return' },
          { id: 'cancel', label: 'Отменить заказ', icon: <Trash2 />, tone: 'critical', onChoose: onCancel },
        ],
      },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const menu = await canvas.findByRole('menu', { name: 'Заказ 10-42' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Повторить заказ' })).toHaveFocus());
  },
};

/**
 * Arrows wrap around, Home and End move to the ends, letters to an item that starts with them; a disabled item can be focused, not
 * activated.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button');
    const hasFocus = (name: RegExp) => waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus());
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus(/Отменить/);
    await expect(canvas.getByRole('menuitem', { name: /Отменить/ })).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus(/Повторить/);
    await userEvent.keyboard('{End}{ArrowUp}');
    await hasFocus(/Вернуть/);
    const follow = fn((event: Event) => event.preventDefault());
    canvas.getByRole('menuitem', { name: /Вернуть/ }).addEventListener('click', follow);
    const scroll = fn((event: KeyboardEvent) => event.key === ' ' && !event.defaultPrevented);
    canvasElement.addEventListener('keydown', scroll);
    await userEvent.keyboard(' ');
    await expect(follow).toHaveBeenCalledOnce();
    await expect(scroll).not.toHaveReturnedWith(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.keyboard('пе');
    await hasFocus(/Печать/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await hasFocus(/Изменить/);
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await expect(onRepeat).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus(/Повторить/);
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Отменить заказ' }));
    await expect(onCancel).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const WithSectionNames: Story = {
  args: {
    label: 'Сортировка',
    trigger: <Button>Ещё</Button>,
    items: [
      {
        id: 'export',
        label: 'Выгрузить',
        items: [
          { id: 'xlsx', label: 'Excel', description: 'Как в таблице, все 1 240 строк', href: '#xlsx' },
          { id: 'csv', label: 'CSV', description: 'Для 1С', href: '#csv' },
        ],
      },
      { id: 'print', label: 'На бумагу', items: [{ id: 'labels', label: 'Этикетки', onChoose: fn() }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('group', { name: 'Выгрузить' })).toBeVisible();
  },
};

export const LongText: Story = {
  ...Opened,
  args: {
    items: [
      {
        id: 'order',
        items: [
          {
            id: 'move',
            label: 'Повторить заказ и привезти его в пункт выдачи на шоссе Революции',
            description: 'Цены и сроки посчитаем заново: прошлые могли измениться',
            onChoose: fn(),
          },
          { id: 'no-icon', label: 'Скачать', onChoose: fn() },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('menu');
  },
};

export const Phone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  ...LongText,
  args: {
    label: 'الطلب',
    trigger: <Button>المزيد</Button>,
    items: [
      {
        id: 'order',
        items: [
          { id: 'repeat', label: 'تكرار الطلب', icon: <Copy />, onChoose: fn() },
          { id: 'return', label: 'إرجاع', icon: <Undo />, href: '#return' },
          { id: 'cancel', label: 'إلغاء الطلب', icon: <Trash2 />, tone: 'critical', onChoose: fn() },
        ],
      },
    ],
  },
  decorators: [rightToLeft],
};
