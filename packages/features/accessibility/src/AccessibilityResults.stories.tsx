import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StatementPage } from './accessibility.styles.ts';
import { ComponentList } from './ComponentList.tsx';
import { CriterionList } from './CriterionList.tsx';
import type { ComponentResult } from './sum-up.ts';

const COMPONENTS: Readonly<Record<string, ComponentResult>> = {
  'Controls/Button': {
    version: '0.1.0',
    lastRun: '2026-06-14',
    stories: 9,
    checked: { '1.3.1': 9, '1.4.3': 6, '4.1.2': 9 },
    violated: { '1.4.3': 2 },
  },
  'Screens/AVeryLongNameOfAScreenThatShowsEverythingThatTheShopKnows': {
    version: '0.1.0',
    lastRun: '2026-06-13',
    stories: 21,
    checked: { '1.3.1': 21, '1.4.3': 21 },
    violated: {},
  },
  'Screens/Basket': { version: '0.1.0', lastRun: null, stories: 0, checked: {}, violated: {} },
};

const Results = () => (
  <StatementPage>
    <ComponentList components={COMPONENTS} />
    <CriterionList components={Object.values(COMPONENTS)} />
  </StatementPage>
);

const meta = { title: 'Screens/AccessibilityResults', component: Results } satisfies Meta<typeof Results>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const contrast = canvas.getByText(/Контраст \(минимум\)/).closest('li');
    await expect(contrast).toHaveTextContent('Нарушения в 2 примерах');
    await expect(contrast).toHaveTextContent('axe: 27 примеров, 2 компонента');
    await userEvent.click(canvas.getByText('3 компонента'));
    await expect(canvas.getByText('Screens/Basket').closest('li')).toHaveTextContent('ещё не проверен');
  },
};

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Phone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };
