import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const makers = ['MANN-FILTER', 'MAHLE', 'BOSCH', 'FILTRON', 'KNECHT', 'SAKURA', 'VIC', 'NEVSKY FILTER'];

const meta = {
  title: 'Surfaces/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onDismiss: fn(),
    side: 'end',
    title: 'Фильтры',
    dismissLabel: 'Закрыть фильтры',
    children: (
      <form id="filters" style={{ display: 'grid', gap: 'var(--ps-space-3)' }}>
        {makers.map((maker) => (
          <CheckboxField key={maker} label={maker} name="brand" value={maker} />
        ))}
      </form>
    ),
    actions: (
      <>
        <Button type="reset" form="filters">
          Сбросить
        </Button>
        <Button variant="primary" type="submit" form="filters">
          Показать 24
        </Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  play: async ({ args, canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(within(drawer).getByRole('heading')).toHaveFocus());
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'BOSCH' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Закрыть фильтры' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const categories = ['Масла и жидкости', 'Фильтры', 'Тормоза', 'Подвеска', 'Аккумуляторы', 'Щётки', 'Лампы'];

const menu = {
  side: 'start',
  title: 'Каталог',
  dismissLabel: 'Закрыть каталог',
  actions: undefined,
  children: (
    <nav aria-label="Каталог" style={{ display: 'grid', gap: 'var(--ps-space-1)' }}>
      {categories.map((name) => (
        <a key={name} href="#category" style={{ paddingBlock: 'var(--ps-space-2)' }}>
          {name}
        </a>
      ))}
    </nav>
  ),
} satisfies Partial<DrawerProps>;

export const MenuFromTheStart: Story = { args: menu };

function Opened(args: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Фильтры</Button>
      <Drawer {...args} isOpen={isOpen} onDismiss={() => setIsOpen(false)} />
    </>
  );
}

/** The browser or a click on the backdrop closes it; the focus returns to the button. */
export const OpenedByButton: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Фильтры' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole<HTMLDialogElement>('dialog');
    await userEvent.click(drawer);
    await waitFor(() => expect(drawer).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer).toBeVisible());
    drawer.close();
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    ...menu,
    title: 'الكتالوج',
    dismissLabel: 'إغلاق الكتالوج',
    children: 'زيوت وسوائل، فلاتر، فرامل، تعليق، بطاريات، مساحات، مصابيح.',
  },
  decorators: [rightToLeft],
};
