import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../testing/story-decorators.tsx';
import { Swatches, TypeScale, Spaces } from './TokenTables.tsx';

const meta = { title: 'Foundations/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour. */
export const Colours: Story = { render: () => <Swatches /> };

/** A part of a page may wear the other theme. */
export const BothThemes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ps-space-4)' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: 16, background: 'var(--ps-color-canvas)' }}>
          <Swatches />
        </div>
      ))}
    </div>
  ),
};

export const Type: Story = { render: () => <TypeScale sample="Колодки тормозные 0 986 494 019" /> };

export const Space: Story = { render: () => <Spaces /> };

export const Shadows: Story = {
  render: () => (
    <div style={{ ...row, gap: 32, padding: 24 }}>
      {['sm', 'md', 'lg'].map((size) => (
        <div
          key={size}
          style={{
            padding: 32,
            borderRadius: 'var(--ps-radius-lg)',
            background: 'var(--ps-color-raised)',
            boxShadow: `var(--ps-shadow-${size})`,
          }}
        >
          {size}
        </div>
      ))}
    </div>
  ),
};
