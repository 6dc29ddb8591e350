import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scripts as ScriptLines, TypeScale, Weights as WeightLines } from './docs/TypeTables.tsx';

const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = 'Колодки тормозные 0 986 494 019';

/** The text sizes, from notes to page titles. */
export const Sizes: Story = { render: () => <TypeScale sample={SAMPLE} /> };

export const Weights: Story = { render: () => <WeightLines sample={SAMPLE} /> };

/** Every script of the 34 languages. */
export const Scripts: Story = { render: () => <ScriptLines /> };

export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } };
