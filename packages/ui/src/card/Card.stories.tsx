import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Money } from '../money/Money.tsx';
import { PartImage } from '../part-image/PartImage.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Surfaces/Card',
  component: Card,
  args: { children: 'Доставим в пункт выдачи на Лиговском, 50' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const SmallPadding: Story = { args: { padding: 'small' } };

/** The whole card is a link to the article; its button stays a separate target. */
export const WithLink: Story = {
  args: {
    as: 'article',
    style: { display: 'grid', gap: 'var(--ps-space-2)', inlineSize: 220 },
    children: (
      <>
        <PartImage categoryUrl="oil-filters" alt="" />
        <a data-card-link href="#w712">
          MANN-FILTER <PartNumber>W 712/75</PartNumber>
        </a>
        <div>Фильтр масляный</div>
        <strong>
          <Money amount={68_900} currency="RUB" locale="ru" />
        </strong>
        <Button variant="primary">В корзину</Button>
      </>
    ),
  },
};

export const Dark: Story = { ...WithLink, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { children: 'التوصيل إلى نقطة الاستلام، شارع الملك فهد 50', style: { maxInlineSize: 320 } },
  decorators: [rightToLeft],
};
