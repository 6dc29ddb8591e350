import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Money } from '../money/Money.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { StickyBar } from './StickyBar.tsx';

const LINES = Array.from({ length: 40 }, (_line, index) => index + 1);

const Total = () => (
  <strong>
    <Money amount={478_700} currency="RUB" locale="ru" />
  </strong>
);

const meta = {
  title: 'Surfaces/StickyBar',
  component: StickyBar,
  args: { children: <Total />, actions: <Button variant="primary">Оформить заказ</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--ps-page-gutter)' }}>
        {LINES.map((line) => (
          <p key={line}>Строка {line}</p>
        ))}
        {Story()}
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is on the screen although its place is below it. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Оформить заказ' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

/** A bar of the shop stands below it. */
export const AboveABar: Story = {
  args: { style: { '--ps-bottom-bar-size': '56px' } as object },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Оформить заказ' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight - 56);
  },
};

function Repeating() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button ref={button} variant="primary">
        В корзину
      </Button>
      {LINES.map((line) => (
        <p key={line}>Предложение {line}</p>
      ))}
      <StickyBar standsFor={button} actions={<Button variant="primary">Купить</Button>}>
        <Total />
      </StickyBar>
    </div>
  );
}

/** Hidden while the button that it repeats is on the screen. */
export const Hidden: Story = {
  render: () => <Repeating />,
  decorators: [],
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = () => canvasElement.querySelector('[data-ui="StickyBar"]');
    canvas.getByRole('button', { name: 'В корзину' }).scrollIntoView();
    await waitFor(() => expect(bar()).not.toBeVisible());
    bar()?.scrollIntoView({ block: 'end' });
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(bar()).toBeVisible());
  },
};

function Topmost() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button ref={button} variant="primary">
        В корзину
      </Button>
      {LINES.map((line) => (
        <p key={line}>Предложение {line}</p>
      ))}
      <StickyBar wide="top" standsFor={button} actions={<Button variant="primary">Купить</Button>}>
        <Total />
      </StickyBar>
    </div>
  );
}

/** On a wide screen the bar comes to the upper edge when the button that it repeats has left it. */
export const AtTheTop: Story = {
  render: () => <Topmost />,
  decorators: [],
  globals: { viewport: { value: undefined } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-ui="StickyBar"]');
    await waitFor(() => expect(bar).not.toBeVisible());
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(bar).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Купить' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(56);
  },
};

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    children: 'Итого за двенадцать товаров 1 250 560,00 ₽',
    actions: <Button variant="primary">Перейти к оформлению заказа</Button>,
  },
};

export const RightToLeft: Story = {
  args: { actions: <Button variant="primary">إتمام الطلب</Button> },
  decorators: [rightToLeft],
};
