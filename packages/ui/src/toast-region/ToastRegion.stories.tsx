import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import type { ToastItem } from './toast-item.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: {
    label: 'Сообщения',
    dismissLabel: 'Закрыть',
    onDismiss: fn(),
    items: [
      {
        id: 'added',
        tone: 'positive',
        text: 'W 712/75 в корзине',
        actions: (
          <ButtonLink href="#basket" variant="quiet" size="small">
            В корзину
          </ButtonLink>
        ),
      },
    ],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Закрыть' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('added');
  },
};

export const AllTones: Story = {
  args: {
    items: [
      ...meta.args.items,
      { id: 'info', tone: 'info', text: 'Цены обновились' },
      { id: 'few', tone: 'attention', text: 'На складе осталось 2 штуки: добавили столько' },
      {
        id: 'failed',
        tone: 'critical',
        text: 'Не удалось добавить в корзину: связь прервалась. Мы вернули прежнее количество, попробуйте ещё раз.',
      },
    ],
  },
};

function Leaving({ items: toasts, ...args }: ToastRegionProps) {
  const [left, setLeft] = useState<readonly ToastItem[]>(toasts);
  const remove = (id: string) => setLeft((all) => all.filter((toast) => toast.id !== id));
  return (
    <>
      <Button>Очистить корзину</Button>
      <ToastRegion {...args} items={left} onDismiss={remove} />
    </>
  );
}

function Undoing(args: ToastRegionProps) {
  const [isRemoved, setIsRemoved] = useState(false);
  const undo = (
    <Button variant="quiet" size="small" onClick={() => setIsRemoved(false)}>
      Вернуть
    </Button>
  );
  return (
    <>
      <Button onClick={() => setIsRemoved(true)}>Очистить корзину</Button>
      <ToastRegion {...args} items={isRemoved ? [{ ...removed, actions: undo }] : []} />
    </>
  );
}

const removed: ToastItem = {
  id: 'removed',
  tone: 'info',
  text: 'W 712/75 убран из корзины',
  actions: (
    <Button variant="quiet" size="small">
      Вернуть
    </Button>
  ),
};

/** Disappears after a while, but not while the pointer or the focus is on it. */
export const GoesByItself: Story = {
  args: { items: [{ ...removed, duration: 300 }] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const undo = canvas.getByRole('button', { name: 'Вернуть' });
    await userEvent.hover(undo);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(undo).toBeVisible();
    await userEvent.unhover(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** Escape dismisses the focused message; the focus moves to the next one, and from the last one back into the page. */
export const DismissedByKeyboard: Story = {
  args: { items: [removed, { id: 'failed', tone: 'critical', text: 'Цены не обновились' }] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/убран из корзины/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Очистить корзину' })).toHaveFocus();
  },
};

/** F8 moves the focus from the page to the messages and back, F6 to them. The name of the region says the key. */
export const ReachedByKey: Story = {
  args: { items: [removed] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const messages = canvas.getByRole('region', { name: 'Сообщения (F8)' });
    const button = canvas.getByRole('button', { name: 'Очистить корзину' });
    button.focus();
    await userEvent.keyboard('{F8}');
    await expect(messages).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(messages).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F8}{Tab}{Escape}');
    await expect(canvas.queryByText(/убран из корзины/)).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
  },
};

/** A message that its own button removes gives the focus back, too. */
export const GoneWithItsButton: Story = {
  args: { items: [] },
  render: (args) => <Undoing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить корзину' }));
    await userEvent.keyboard('{F8}{Tab}{Enter}');
    await expect(canvas.queryByText(/убран из корзины/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Очистить корзину' })).toHaveFocus();
  },
};

export const Phone: Story = { ...AllTones, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...AllTones, globals: { theme: 'dark' } };

export const Empty: Story = { args: { items: [] } };

export const RightToLeft: Story = {
  args: {
    items: [{ id: 'added', tone: 'positive', text: 'أضيفت القطعة إلى السلة' }],
    label: 'الرسائل',
    dismissLabel: 'إغلاق',
  },
  decorators: [rightToLeft],
};
