import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DensitySample } from './docs/DensitySample.tsx';
import { Elevations as Levels, Radii, Spaces } from './docs/SpaceTables.tsx';

const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps of 4 px with their names. */
export const Steps: Story = { render: () => <Spaces /> };

export const Corners: Story = { render: () => <Radii /> };

/** The three elevations, with the states on them, in the light and in the dark theme. */
export const Elevations: Story = {
  render: () => (
    <>
      <Levels theme="light" />
      <Levels theme="dark" />
    </>
  ),
};

const bothDensities = () => (
  <div style={{ display: 'grid', gap: 'var(--ps-space-6)' }}>
    <DensitySample density="comfortable" title="Comfortable" />
    <DensitySample density="compact" title="Compact" />
  </div>
);

/** The same form and table in both densities. */
export const Densities: Story = {
  render: bothDensities,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heightIn = (title: string) =>
      within(canvas.getByRole('region', { name: title }))
        .getAllByRole('button', { name: 'В корзину' })[0]
        ?.getBoundingClientRect().height ?? 0;
    await expect(heightIn('Compact')).toBeGreaterThanOrEqual(24);
    await expect(heightIn('Compact')).toBeLessThan(heightIn('Comfortable'));
  },
};

export const Phone: Story = { render: bothDensities, globals: { viewport: { value: 'phone' } } };
