import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { DiagramViewer } from './DiagramViewer.tsx';
import { brakeDiagram, oilFilterDiagram } from './story-diagrams.tsx';

const meta = {
  title: 'Domain/DiagramViewer',
  component: DiagramViewer,
  argTypes: { drawing: { control: false }, items: { control: false } },
  args: {
    ...brakeDiagram,
    label: 'Передний тормоз',
    locale: 'ru',
    texts: {
      picture: 'Чертёж',
      keys: 'Плюс и минус меняют масштаб, ноль показывает всё, стрелки двигают чертёж',
      list: 'Детали на чертеже',
      zoomIn: 'Крупнее',
      zoomOut: 'Мельче',
      reset: 'Показать целиком',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DiagramViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrakeCaliper: Story = {};

export const OilFilterHousing: Story = { args: { ...oilFilterDiagram, label: 'Корпус масляного фильтра' } };

export const Chosen: Story = { args: { defaultValue: 'caliper' } };

/** A spot on the drawing highlights its line in the list and scrolls it into view. */
export const FromTheDrawing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const drawing = within(canvas.getByRole('group', { name: 'Чертёж' }));
    const list = within(canvas.getByRole('list', { name: 'Детали на чертеже' }));
    const line = list.getByRole('button', { name: /Пыльник поршня/ });
    await userEvent.hover(drawing.getByRole('button', { name: '12 Пыльник поршня' }));
    await expect(line.closest('li')).toHaveAttribute('data-pointed');
    await userEvent.click(drawing.getByRole('button', { name: '12 Пыльник поршня' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dust-boot');
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    const frame = list.getByRole('button', { name: /Диск тормозной/ }).closest('ul');
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.getBoundingClientRect().bottom ?? 0);
  },
};

/** By keyboard: choosing a line highlights its spot; Escape clears the choice. */
export const FromTheList: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Детали на чертеже' }));
    list.getByRole('button', { name: /Скоба суппорта/ }).focus();
    await userEvent.keyboard('{Enter}');
    const spot = canvas.getByRole('button', { name: '4 Скоба суппорта' });
    await expect(spot).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(spot).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Plus, arrows, zero; then a part outside the frame scrolls into view. */
export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('group', { name: 'Чертёж' });
    frame.focus();
    await userEvent.keyboard('++');
    await expect(canvas.getByRole('status')).toHaveTextContent(/225/);
    const before = frame.scrollLeft;
    await userEvent.keyboard('{ArrowRight}');
    await expect(frame.scrollLeft).toBeGreaterThan(before);
    canvas.getByRole('button', { name: /^1 Диск тормозной.*5Q0/ }).focus();
    await expect(frame.scrollLeft).toBeLessThan(before);
    frame.focus();
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status')).toHaveTextContent(/100/);
    await userEvent.click(canvas.getByRole('button', { name: 'Крупнее' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/150/);
  },
};

/** The wheel with Ctrl zooms around the pointer; the mouse drags the drawing. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('group', { name: 'Чертёж' });
    const { x, y, width, height } = frame.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const wheel = new WheelEvent('wheel', { ...at, deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true });
    frame.dispatchEvent(wheel);
    await expect(wheel.defaultPrevented).toBe(true);
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/100/));
    const before = frame.scrollLeft;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: at },
      { target: frame, coords: { ...at, clientX: at.clientX - 30 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(frame.scrollLeft).toBe(before + 30);
  },
};

export const Phone: Story = { args: { defaultValue: 'pads' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { defaultValue: 'piston' }, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    items: brakeDiagram.items.map((part) => ({
      ...part,
      position: `${part.position}A`,
      name: `${part.name}, только вместе с болтами крепления и до номера шасси 5E-J-090 000`,
    })),
  },
};

/** Right-to-left: points keep their positions on the drawing; the list is on the other side. */
export const RightToLeft: Story = {
  args: {
    ...oilFilterDiagram,
    label: 'غلاف فلتر الزيت',
    locale: 'ar',
    items: oilFilterDiagram.items.map((part, index) => ({
      ...part,
      name: ['غطاء', 'حلقة إحكام', 'عنصر الفلتر', 'غلاف الفلتر', 'حساس ضغط الزيت', 'برغي', 'حشية'][index] ?? '',
    })),
    texts: { picture: 'الرسم', keys: '', list: 'القطع', zoomIn: 'تكبير', zoomOut: 'تصغير', reset: 'عرض الكل' },
    defaultValue: 'element',
  },
  decorators: [rightToLeft],
};
