import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeLines, Scripts as ScriptLines, TypeScale, Weights as WeightLines } from './docs/TypeTables.tsx';

const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SAMPLE = 'Колодки тормозные 0 986 494 019';

/** The text sizes, from notes to page titles. */
export const Sizes: Story = { render: () => <TypeScale sample={SAMPLE} /> };

export const Weights: Story = { render: () => <WeightLines sample={SAMPLE} /> };

/** Every script of the 34 languages. */
export const Scripts: Story = { render: () => <ScriptLines /> };

/** Part numbers, a VIN and codes: in the text's face and in the code face. */
export const Codes: Story = { render: () => <CodeLines /> };

export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } };
