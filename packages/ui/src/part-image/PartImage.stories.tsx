import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartImage } from './PartImage.tsx';

const kinds = [
  'oil-filters',
  'air-filters',
  'cabin-filters',
  'brake-pads',
  'brake-discs',
  'shock-absorbers',
  'ball-joints',
  'spark-plugs',
  'timing-belts',
  'wheel-bearings',
  'water-pumps',
  'headlights',
  'headlight-bulbs',
  'wiper-blades',
  'motor-oil',
  'batteries',
  'door-handles',
];

const meta = {
  title: 'Data/PartImage',
  component: PartImage,
  args: { categoryUrl: 'oil-filters', alt: 'Фильтр масляный' },
} satisfies Meta<typeof PartImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = { args: { style: { inlineSize: 240 } } };

export const AllKinds: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 'var(--ps-space-4)',
      }}
    >
      {kinds.map((kind) => (
        <figure key={kind}>
          <PartImage categoryUrl={kind} alt="" />
          <figcaption>{kind}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** In a basket line. */
export const Small: Story = { args: { style: { inlineSize: 56 } } };
