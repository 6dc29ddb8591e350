import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const meta = {
  title: 'Surfaces/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'how-long',
        title: 'Сколько ждать деталь под заказ?',
        content: 'Срок стоит у каждого предложения. Это не обещание поставщика, а то, как было за последние 90 дней.',
      },
      {
        id: 'does-it-fit',
        title: 'Как узнать, что деталь подойдёт?',
        content: 'Добавьте машину в гараж по VIN: у подходящих деталей появится зелёная отметка с источником.',
      },
      {
        id: 'give-back',
        title: 'Можно ли вернуть?',
        content: 'Да, 14 дней, если деталь не стояла на машине и цела упаковка.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Сколько ждать деталь под заказ?'));
    await expect(canvas.getByText(/Срок стоит у каждого/)).toBeVisible();
    await userEvent.click(canvas.getByText('Можно ли вернуть?'));
    await expect(canvas.getByText(/Срок стоит у каждого/)).toBeVisible();
  },
};

/** Opening one item closes the other, by mouse and by keyboard. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(canvas.getByText('Сколько ждать деталь под заказ?'));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Как узнать, что деталь подойдёт?'));
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvasElement.querySelectorAll('summary')[2]).toHaveFocus();
  },
};

export const WithAsides: Story = {
  args: {
    headingAs: 'h3',
    items: [
      {
        id: 'brakes',
        title: 'Тормоза',
        aside: 128,
        content: 'Колодки, диски, суппорты, шланги, жидкость.',
      },
      { id: 'suspension', title: 'Подвеска', aside: 96, content: 'Рычаги, опоры, стойки, сайлентблоки.' },
    ],
    defaultExpanded: ['brakes'],
  },
};

/** The parent lets one item stand open at least. */
function NeverAllClosed(props: AccordionProps) {
  const [expanded, setExpanded] = useState<readonly string[]>(['brakes']);
  return (
    <Accordion
      {...props}
      expanded={expanded}
      onExpandedChange={(next) => {
        if (next.length > 0) setExpanded(next);
      }}
    />
  );
}

export const Controlled: Story = {
  args: { ...WithAsides.args },
  render: (args) => <NeverAllClosed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Тормоза'));
    await expect(canvas.getByText(/Колодки/)).toBeVisible();
    await userEvent.click(canvas.getByText('Подвеска'));
    await expect(canvas.getByText(/Рычаги/)).toBeVisible();
    await userEvent.click(canvas.getByText('Тормоза'));
    await expect(canvas.getByText(/Колодки/)).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Что делать, если деталь из моего заказа сняли с производства, пока она ехала со склада поставщика?',
        aside: '12 ответов',
        content:
          'Мы предложим замену того же изготовителя или деталь другого с тем же подтверждённым применением. Если не подойдёт, вернём деньги в тот же день, а доставку оплатим сами.',
      },
    ],
    defaultExpanded: ['long'],
    style: { maxInlineSize: 390 },
  },
};

export const Dark: Story = { ...WithAsides, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'ar-fit', title: 'كيف أعرف أن القطعة مناسبة؟', content: 'أضف سيارتك برقم الهيكل.' },
      { id: 'ar-return', title: 'هل يمكن الإرجاع؟', content: 'نعم، خلال 14 يوماً.' },
    ],
    defaultExpanded: ['ar-fit'],
  },
  decorators: [rightToLeft],
};
