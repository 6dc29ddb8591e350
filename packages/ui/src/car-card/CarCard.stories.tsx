import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Ellipsis, Pencil, Trash2 } from '../icons.ts';
import { Menu } from '../menu/Menu.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { CarCard } from './CarCard.tsx';

const choose = fn();

/** What is done seldom, and what cannot be undone, stands in a menu. */
const more = (
  <Menu
    label="Машина"
    trigger={
      <IconButton size="small" label="Что сделать с машиной">
        <Ellipsis />
      </IconButton>
    }
    items={[
      {
        id: 'car',
        items: [
          { id: 'rename', label: 'Переименовать', icon: <Pencil />, onChoose: fn() },
          { id: 'remove', label: 'Убрать из гаража', icon: <Trash2 />, tone: 'critical', onChoose: fn() },
        ],
      },
    ]}
  />
);

const actions = (
  <>
    <Button size="small" onClick={choose}>
      Выбрать
    </Button>
    {more}
  </>
);

const meta = {
  title: 'Domain/CarCard',
  component: CarCard,
  argTypes: { actions: { control: false } },
  args: {
    name: 'Škoda Octavia III',
    facts: ['2016', '1.4 TSI CHPA, 110 кВт', 'DSG'],
    vin: { label: 'VIN', value: 'TMBAG7NE4G0123456' },
    body: 'liftback',
    href: '#octavia',
    actions,
    style: { maxInlineSize: 360 },
  },
} satisfies Meta<typeof CarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is a link to the car; its buttons stay separate targets, also for the keyboard. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    choose.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Škoda Octavia III' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }));
    await expect(choose).toHaveBeenCalledTimes(2);
  },
};

export const Chosen: Story = {
  args: { isCurrent: true, currentLabel: 'Выбрана', nickname: 'Семейная', actions: more },
};

export const OnlyName: Story = {
  args: { facts: undefined, vin: undefined, actions: undefined, href: undefined, body: undefined, name: 'Lada Granta' },
};

const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;

const Garage = () => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
      gap: 'var(--ps-space-4)',
      listStyle: 'none',
    }}
  >
    <CarCard
      as="li"
      {...meta.args}
      style={undefined}
      actions={more}
      isCurrent
      currentLabel="Выбрана"
      nickname="Семейная"
    />
    <CarCard
      as="li"
      name="Lada Largus"
      facts={['2019', '1.6 16V 21129, 78 кВт']}
      vin={{ label: 'VIN', value: 'XTARS045LK0123456' }}
      body="wagon"
      href="#largus"
      actions={actions}
    />
    <CarCard
      as="li"
      name="Toyota Hilux VIII"
      nickname="Дачный"
      facts={['2021', '2.4 D-4D 2GD-FTV, 110 кВт', 'АКПП']}
      body="pickup"
      href="#hilux"
      actions={actions}
    />
  </ul>
);

/** The mark of the chosen car does not move its name from the line of its neighbours'. */
export const InTheGarage: Story = {
  render: () => <Garage />,
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-ui="CarCard"]')];
    const below = cards.map((card) => top(card.querySelector('.ps-car-name')) - top(card));
    await expect(new Set(below.map(Math.round)).size).toBe(1);
  },
};

export const Dark: Story = { render: () => <Garage />, globals: { theme: 'dark' } };

export const Phone: Story = { render: () => <Garage />, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    isCurrent: true,
    currentLabel: 'Выбрана сейчас',
    nickname: 'Служебный микроавтобус бригады из Нижнего Новгорода',
    name: 'Volkswagen Transporter / Multivan / Caravelle T5 (7H, 7J)',
    facts: ['2009–2015', '2.0 TDI 103 кВт (CCHA, CAAC)', 'семиступенчатая коробка DSG'],
    body: 'minivan',
    actions: more,
    style: { maxInlineSize: 300 },
  },
  play: async ({ canvasElement }) => {
    const facts = canvasElement.querySelector('.ps-car-facts');
    if (!facts) throw new Error('no facts');
    const { left } = facts.getBoundingClientRect();
    // Each of the three stands on a line of its own, and its dot outside the box.
    for (const fact of facts.querySelectorAll('bdi')) {
      await expect(fact.getBoundingClientRect().left).toBeCloseTo(left, 0);
    }
    await expect(facts).toHaveStyle({ overflowX: 'clip' });
  },
};

export const RightToLeft: Story = {
  args: {
    isCurrent: true,
    currentLabel: 'مختارة',
    nickname: 'سيارة العائلة',
    name: 'Toyota Land Cruiser 200',
    facts: ['2017', '4.5 D 1VD-FTV'],
    body: 'suv',
    vin: { label: 'رقم الهيكل', value: 'JTMHV05J504123456' },
    actions: undefined,
  },
  decorators: [rightToLeft],
};
