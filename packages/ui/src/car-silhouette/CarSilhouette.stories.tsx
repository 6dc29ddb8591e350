import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../testing/story-decorators.tsx';
import type { CarBody } from './body-drawings.ts';
import { CarSilhouette } from './CarSilhouette.tsx';

const meta = {
  title: 'Domain/CarSilhouette',
  component: CarSilhouette,
  args: { body: 'liftback', style: { inlineSize: 240 } },
} satisfies Meta<typeof CarSilhouette>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodies: Record<CarBody, string> = {
  hatchback: 'Хетчбэк',
  sedan: 'Седан',
  liftback: 'Лифтбек',
  wagon: 'Универсал',
  coupe: 'Купе',
  convertible: 'Кабриолет',
  suv: 'Внедорожник',
  minivan: 'Минивэн',
  van: 'Фургон',
  pickup: 'Пикап',
  truck: 'Грузовик',
  bus: 'Автобус',
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 'var(--ps-space-6)',
} as const;

const AllBodies = () => (
  <div style={grid}>
    {Object.entries(bodies).map(([body, name]) => (
      <figure key={body} style={{ display: 'grid', gap: 'var(--ps-space-2)', justifyItems: 'center' }}>
        <CarSilhouette body={body as CarBody} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Liftback: Story = {};

export const Bodies: Story = { render: () => <AllBodies /> };

export const Dark: Story = { render: () => <AllBodies />, globals: { theme: 'dark' } };

/** With a label, for places where no text names the body. */
export const Named: Story = { args: { body: 'wagon', label: 'Универсал' } };

export const Small: Story = { args: { style: { inlineSize: 72 } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
