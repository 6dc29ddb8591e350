import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Gallery } from './Gallery.tsx';
import { storyPictures, storyTexts } from './story-pictures.ts';

const meta = {
  title: 'Data/Gallery',
  component: Gallery,
  args: {
    label: 'BOSCH 0 986 479 098, диск тормозной вентилируемый',
    items: storyPictures,
    categoryUrl: 'brake-discs',
    sizes: '240px',
    texts: storyTexts,
    locale: 'ru',
    style: { inlineSize: 240 },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Several: Story = {};

export const One: Story = { args: { items: storyPictures.slice(0, 1) } };

/** No photograph: the drawing of the kind of part, which opens nothing. */
export const None: Story = { args: { items: [] } };

/** The files are gone: the drawing stands in their place. */
export const Missing: Story = {
  args: { items: [{ src: '/pictures/gone.webp', width: 640, height: 640, alt: 'Диск тормозной' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('Увеличить');
  },
};

/** A thumbnail changes the main picture; without scripts it leads to its file. */
export const Thumbnails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole('link', { name: '2 из 3' });
    await expect(second).toHaveAttribute('href', '/pictures/oil-filters-a-640.webp');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Фильтр масляный Увеличить' })).toBeVisible();
  },
};

const openDialog = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('link', { name: /Увеличить/ }));
  return within(await canvas.findByRole('dialog'));
};

const playOpened: Play = async ({ canvasElement }) => {
  const dialog = await openDialog(canvasElement);
  await waitFor(() => expect(dialog.getByRole('group', { name: 'Диск тормозной, вид сбоку' })).toHaveFocus());
};

export const Opened: Story = { play: playOpened };

/** Arrows show the others, plus and minus zoom, Escape closes and returns to the picture. */
export const Keyboard: Story = {
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const frame = dialog.getByRole('group');
    await waitFor(() => expect(frame).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(frame).toHaveAccessibleName('Фильтр масляный');
    await userEvent.keyboard('{End}');
    await expect(frame).toHaveAccessibleName('Свеча зажигания');
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('3 из 3')).toBeVisible();
    await userEvent.keyboard('++');
    await expect(frame).toHaveAttribute('data-zoomed');
    const { scrollLeft } = frame;
    await userEvent.keyboard('{ArrowRight}');
    // Zoomed, the arrows move the picture.
    await waitFor(() => expect(frame.scrollLeft).toBeGreaterThan(scrollLeft));
    await expect(frame).toHaveAccessibleName('Свеча зажигания');
    await userEvent.keyboard('0{Home}');
    await expect(frame).not.toHaveAttribute('data-zoomed');
    await expect(frame).toHaveAccessibleName('Диск тормозной, вид сбоку');
    await userEvent.click(dialog.getByRole('button', { name: 'Следующая' }));
    await expect(frame).toHaveAccessibleName('Фильтр масляный');
    await userEvent.dblClick(frame);
    await expect(dialog.getByText(/250/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    const link = within(canvasElement).getByRole('link', { name: 'Фильтр масляный Увеличить' });
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** A finger that goes to the left brings the next picture. */
export const Swipe: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: false },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const frame = dialog.getByRole('group');
    const swipe = async (from: number, to: number) => {
      const finger = (clientX: number) => new Touch({ identifier: 1, target: frame, clientX, clientY: 300 });
      await fireEvent.touchStart(frame, { touches: [finger(from)] });
      await fireEvent.touchEnd(frame, { changedTouches: [finger(to)] });
    };
    await swipe(250, 100);
    await expect(frame).toHaveAccessibleName('Фильтр масляный');
    await swipe(100, 250);
    await expect(frame).toHaveAccessibleName('Диск тормозной, вид сбоку');
    await swipe(100, 120);
    await expect(frame).toHaveAccessibleName('Диск тормозной, вид сбоку');
  },
};

export const Phone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

/** Photographs stand on white in the dark theme, too. */
export const Dark: Story = { ...Opened, globals: { theme: 'dark' } };

/** The arrows follow the direction of reading: to the left is forward. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const frame = dialog.getByRole('group');
    await waitFor(() => expect(frame).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(frame).toHaveAccessibleName('Фильтр масляный');
  },
};

/** A title of several lines leaves the picture whole. */
export const Long: Story = {
  ...Opened,
  args: {
    label:
      'LEMFÖRDER 39 887 01 — рычаг независимой подвески колеса, передний нижний левый, с шаровой опорой и сайлентблоками, алюминиевый',
    items: Array.from({ length: 10 }, (_, index) => ({
      ...storyPictures[index % 3],
      src: `/pictures/brake-discs-a-640.webp?${index}`,
      width: 640,
      height: 640,
      alt: index === 0 ? 'Диск тормозной, вид сбоку' : `Вид ${index + 1}`,
    })),
  },
};
