import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Heart, Scale } from '../icons.ts';
import { Money } from '../money/Money.tsx';
import { PartImage } from '../part-image/PartImage.tsx';
import { QuantityStepper } from '../quantity-stepper/QuantityStepper.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Domain/ProductCard',
  component: ProductCard,
  args: {
    maker: 'MANN-FILTER',
    number: 'W 712/75',
    href: '#w71275',
    name: 'Фильтр масляный',
    picture: <PartImage categoryUrl="oil-filters" alt="" />,
    price: <Money amount={68_400} currency="RUB" locale="ru" />,
    terms: <span>завтра</span>,
    actions: <Button isBare>В корзину</Button>,
  },
  render: (args) => (
    <ProductGrid style={{ maxInlineSize: 280 }}>
      <ProductCard {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

type Card = ComponentProps<typeof ProductCard>;

/** Cards whose names and terms are of different lengths. */
const Goods = (args: Card) => (
  <ProductGrid>
    <ProductCard {...args} />
    <ProductCard
      {...args}
      maker="TRW"
      number="GDB1330"
      name="Колодки тормозные дисковые, комплект, передняя ось, с датчиком износа"
      picture={<PartImage categoryUrl="brake-pads" alt="" />}
      price={<Money amount={341_900} currency="RUB" locale="ru" />}
      terms={
        <>
          <span>3–5 дней</span>
          <span>12 предложений</span>
          <span>по 4 шт.</span>
        </>
      }
    />
    <ProductCard
      {...args}
      maker="NGK"
      number="BKR6E-11"
      name="Свеча зажигания"
      picture={<PartImage categoryUrl="spark-plugs" alt="" />}
      price={<small>Нет предложений</small>}
      terms={<span>Посмотреть аналоги</span>}
      actions={undefined}
    />
  </ProductGrid>
);

export const Default: Story = {};

const tools = (
  <>
    <IconButton isBare size="small" label="В избранное: MANN-FILTER W 712/75" aria-pressed>
      <Heart />
    </IconButton>
    <IconButton isBare size="small" label="Сравнить: MANN-FILTER W 712/75" aria-pressed={false}>
      <Scale />
    </IconButton>
  </>
);

/** Buttons over the corner of the picture. */
export const WithTools: Story = { args: { tools } };

/** The card of a phone has them beside its terms. */
export const WithToolsOnPhone: Story = { args: { tools }, globals: { viewport: { value: 'phone' } } };

/** Prices and buttons of neighbours stand on one line. */
export const Neighbours: Story = {
  render: (args) => <Goods {...args} />,
  play: async ({ canvasElement }) => {
    const tops = (part: string) =>
      [...canvasElement.querySelectorAll(`.ps-product-${part}`)].map((element) => element.getBoundingClientRect().top);
    for (const part of ['name', 'price', 'action']) await expect(new Set(tops(part)).size).toBe(1);
  },
};

export const Phone: Story = {
  render: (args) => <Goods {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { render: (args) => <Goods {...args} />, globals: { theme: 'dark' } };

function Bought(args: Card) {
  const [qty, setQty] = useState(0);
  const actions =
    qty === 0 ? (
      <Button isBare onClick={() => setQty(1)}>
        В корзину
      </Button>
    ) : (
      <QuantityStepper
        isBare
        label="Количество"
        name="qty"
        decreaseLabel="Меньше"
        increaseLabel="Больше"
        value={qty}
        onValueChange={setQty}
      />
    );
  return (
    <ProductGrid>
      <ProductCard {...args} actions={actions} />
    </ProductGrid>
  );
}

/** A stepper takes the place of the button, and nothing moves. */
export const InTheBasket: Story = {
  render: (args) => <Bought {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const sizes = () => {
      const { width, height } = canvasElement.querySelector('.ps-product')?.getBoundingClientRect() ?? {};
      const action = canvasElement.querySelector('.ps-product-action > *')?.getBoundingClientRect();
      return { width, height, action: { x: action?.x, y: action?.y, width: action?.width, height: action?.height } };
    };
    const before = sizes();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Количество' })).toHaveValue(1);
    await expect(sizes()).toEqual(before);
  },
};

export const LongText: Story = {
  args: {
    maker: 'Mercedes-Benz Original-Teile Zubehör',
    number: 'A 000 989 92 03 13 AULW 9775 KOMPLETT',
    name: 'Комплект тормозных колодок дисковых, передняя ось, с датчиком износа и противошумными пластинами',
    price: <Money amount={99_999_900} currency="RUB" locale="ru" />,
  },
};

export const RightToLeft: Story = {
  render: (args) => <Goods {...args} />,
  args: { name: 'فلتر زيت', terms: <span>غدًا</span>, actions: <Button isBare>أضف إلى السلة</Button> },
  decorators: [rightToLeft],
};
