import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyPicture } from '../gallery/story-pictures.ts';
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
  'brake-cleaners',
  'wet-wipes',
  'tyre-compressors',
  'car-first-aid-kits',
  'hand-tools',
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

/** The photograph of an article, on white in every theme. */
export const Photograph: Story = {
  args: { picture: storyPicture('oil-filters-a'), sizes: '240px', style: { inlineSize: 240 } },
};

export const DarkPhotograph: Story = { ...Photograph, globals: { theme: 'dark' } };

/** The file is gone: the drawing of the kind stands in its place. */
export const MissingPhotograph: Story = {
  args: { picture: { src: '/pictures/gone.webp', width: 640, height: 640 }, style: { inlineSize: 240 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

/** Photographs and drawings in one list. */
export const Mixed: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ps-space-4)' }}>
      {['oil-filters-a', 'brake-discs-a', 'spark-plugs-a'].map((name) => (
        <PartImage key={name} picture={storyPicture(name)} alt="" style={{ inlineSize: 132 }} />
      ))}
      <PartImage categoryUrl="batteries" alt="" style={{ inlineSize: 132 }} />
    </div>
  ),
};

/** In a basket line. */
export const Small: Story = { args: { style: { inlineSize: 56 } } };
