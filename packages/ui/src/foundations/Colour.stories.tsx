import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorTable } from './docs/ColorTable.tsx';

const meta = { title: 'Foundations/Colour', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour in each theme. */
export const Tokens: Story = { render: () => <ColorTable /> };

export const Dark: Story = { ...Tokens, globals: { theme: 'dark' } };
