import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ArrowForward, Printer } from '../icons.ts';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { href: '#delivery', children: 'Условия доставки' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: '34rem' }}>
      Колодки Brembo P 85 020 привезут завтра после 15:00. Посмотрите <Link {...args} /> или{' '}
      <Link href="#return">правила возврата</Link>, если деталь не подойдёт.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

export const Standalone: Story = {
  render: (args) => (
    <div style={column}>
      <Link {...args} variant="standalone" />
      <Link {...args} variant="standalone" icon={<Printer />}>
        Распечатать накладную
      </Link>
      <Link {...args} variant="standalone" icon={<ArrowForward />}>
        Все предложения
      </Link>
      <Link {...args} variant="quiet" />
    </div>
  ),
};

/** The icon is visible; screen readers read `externalLabel` after the text. */
export const External: Story = {
  args: {
    children: 'Каталог MANN-FILTER',
    href: 'https://example.com',
    isExternal: true,
    externalLabel: '(новая вкладка)',
  },
  render: (args) => (
    <div style={column}>
      <Link {...args} variant="standalone" />
      <p style={{ maxInlineSize: '20rem' }}>
        Размеры и резьба взяты из каталога изготовителя: <Link {...args} />, издание 2026 года.
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: 'Каталог MANN-FILTER (новая вкладка)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const LongText: Story = {
  args: {
    variant: 'standalone',
    icon: <ArrowForward />,
    children: 'Оригинальные запасные части изготовителя автомобиля и его лицензиатов на складе в Нижнем Новгороде',
    style: { maxInlineSize: 260 },
  },
};

export const RightToLeft: Story = {
  args: { children: 'كتالوج الشركة المصنعة', isExternal: true, externalLabel: '(علامة تبويب جديدة)' },
  render: (args) => (
    <div style={column}>
      <Link {...args} variant="standalone" icon={<ArrowForward />} />
      <p>
        الأبعاد مأخوذة من <Link {...args} />، إصدار 2026.
      </p>
    </div>
  ),
  decorators: [rightToLeft],
};

export const Dark: Story = { ...Standalone, globals: { theme: 'dark' } };
