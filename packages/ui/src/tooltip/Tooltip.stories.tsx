import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Surfaces/Tooltip',
  component: Tooltip,
  args: {
    text: 'Номер изготовителя машины, а не бренда детали',
    children: <Button variant="quiet">Оригинал</Button>,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
  decorators: [(Story) => <div style={{ display: 'grid', placeContent: 'center', minBlockSize: 200 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hovers over the button after hydration. */
async function rest(canvasElement: HTMLElement): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.hover(within(canvasElement).getByRole('button'));
  await within(canvasElement).findByRole('tooltip');
}

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Оригинал' });
    await expect(button).toHaveAccessibleDescription('Номер изготовителя машины, а не бренда детали');
    await rest(canvasElement);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

/** Appears on keyboard focus; Escape hides it and keeps the focus. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(tip).not.toBeVisible());
    await rest(canvasElement);
  },
};

export const LongText: Story = {
  ...OnHover,
  args: {
    text: 'Цена зависит от курса: поставщик считает в евро, мы пересчитываем каждое утро по курсу Банка России плюс 2 %',
    children: <Button variant="quiet">≈ 1 250 ₽</Button>,
    placement: 'below-start',
  },
  play: ({ canvasElement }) => rest(canvasElement),
};

/** A field keeps its hint and gets the tip besides. */
export const AroundAField: Story = {
  args: {
    text: 'Без пробелов',
    children: <TextField label="Номер детали" name="number" hint="Как на коробке" />,
  },
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Номер детали' });
    await expect(field).toHaveAccessibleDescription('Как на коробке Без пробелов');
  },
};

export const Dark: Story = { ...OnHover, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  ...LongText,
  args: { text: 'رقم الشركة المصنعة للسيارة', children: <Button variant="quiet">أصلي</Button> },
  decorators: [rightToLeft],
};
