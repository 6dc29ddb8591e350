import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DefinitionList } from '../definition-list/DefinitionList.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'MANN-FILTER W 712/75',
    items: [
      {
        id: 'specifications',
        label: 'Характеристики',
        panel: (
          <DefinitionList
            items={[
              { term: 'Высота', value: '79 мм' },
              { term: 'Наружный диаметр', value: '76 мм' },
              { term: 'Резьба', value: 'M 20 × 1,5' },
            ]}
          />
        ),
      },
      {
        id: 'cars',
        label: 'Подходит к',
        aside: 214,
        panel: <p>Opel Astra J, Chevrolet Cruze, Opel Insignia A и ещё 211.</p>,
      },
      { id: 'crosses', label: 'Замены', aside: 38, panel: <p>MAHLE OC 264, BOSCH F 026 407 022, FILTRON OP 570.</p> },
      { id: 'reviews', label: 'Отзывы', aside: 0, panel: <p>Отзывов пока нет: напишите первый.</p> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Замены/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Замены/ })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('crosses');
    await userEvent.click(canvas.getByRole('tab', { name: 'Характеристики' }));
  },
};

/** A single tab stop; arrow keys select at once and wrap around, Home and End move to the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isOn = async (name: RegExp) => {
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    };
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await isOn(/Подходит/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await isOn(/Отзывы/);
    await userEvent.keyboard('{Home}');
    await isOn(/Характеристики/);
    await userEvent.keyboard('{End}');
    await isOn(/Отзывы/);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** With `hashSync` the URL's fragment names the tab; texts that are no ids are left alone. */
export const NamedByTheUrl: Story = {
  args: { hashSync: true },
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const before = location.href;
    const isOn = (name: RegExp) =>
      waitFor(() => expect(within(canvasElement).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
    try {
      location.hash = '#crosses';
      await isOn(/Замены/);
      location.hash = '#100%';
      location.hash = '#reviews';
      await isOn(/Отзывы/);
    } finally {
      history.replaceState(history.state, '', before);
    }
  },
};

/** The fragment of an embedding page is none of the tabs' business. */
export const LeavesTheUrlAlone: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const before = location.href;
    try {
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      location.hash = '#crosses';
      await changed;
      const tab = within(canvasElement).getByRole('tab', { name: /Характеристики/ });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    } finally {
      history.replaceState(history.state, '', before);
    }
  },
};

export const SecondFromTheStart: Story = { args: { defaultValue: 'cars' } };

/** Tabs without room scroll horizontally. */
export const Phone: Story = { args: { defaultValue: 'crosses' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { defaultValue: 'cars' }, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'terms',
        label: 'Условия возврата и обмена деталей, купленных под заказ',
        panel: <p>Примем в течение 14 дней, если деталь не стояла на машине и цела упаковка изготовителя.</p>,
      },
      { id: 'delivery', label: 'Доставка в отдалённые районы', panel: <p>От 3 до 21 дня.</p> },
    ],
    style: { maxInlineSize: 390 },
  },
};

/** Right-to-left: the left arrow moves to the next tab. */
export const RightToLeft: Story = {
  args: {
    label: 'فلتر زيت',
    items: [
      { id: 'specifications-ar', label: 'المواصفات', panel: <p>الارتفاع 79 مم</p> },
      { id: 'cars-ar', label: 'السيارات', aside: 214, panel: <p>أوبل أسترا، شيفروليه كروز</p> },
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('tab', { name: /السيارات/ })).toHaveFocus();
  },
};
