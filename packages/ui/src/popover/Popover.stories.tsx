import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Placement } from '../anchored/place-beside.ts';
import { Button } from '../button/Button.tsx';
import { ChevronDown } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Surfaces/Popover',
  component: Popover,
  args: {
    label: 'Откуда этот срок',
    trigger: <Button variant="quiet">Завтра, 9 из 10 в срок</Button>,
    onOpenChange: fn(),
    children: (
      <div style={{ display: 'grid', gap: 'var(--ps-space-2)', justifyItems: 'start' }}>
        <strong>Склад в Шушарах</strong>
        <p>
          За последние 90 дней отсюда приехало 412 деталей, 371 в обещанный день. Заказ до 16:00 попадает в ночную
          машину.
        </p>
        <a className="ps-touch" href="#stock">
          Все склады поставщика
        </a>
      </div>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: /Завтра/ });
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Откуда этот срок' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(within(panel).getByRole('link')).toHaveFocus();
  },
};

/** The button toggles it; an element with `data-popover-close` closes it and returns the focus. */
export const WithControls: Story = {
  args: {
    label: 'Город',
    trigger: (
      <Button>
        Санкт-Петербург <ChevronDown />
      </Button>
    ),
    children: (
      <div style={{ display: 'grid', gap: 'var(--ps-space-3)', inlineSize: 260 }}>
        <TextField label="Город доставки" name="city" defaultValue="Санкт-Петербург" />
        <Button variant="primary" data-popover-close>
          Выбрать
        </Button>
      </div>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: /Санкт-Петербург/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('dialog', { name: 'Город' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Выбрать' }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).toBeVisible());
  },
};

const placements: Placement[] = ['below-start', 'below', 'below-end', 'above-start', 'above', 'above-end'];

export const Placements: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        justifyContent: 'center',
        gap: 120,
        paddingBlock: 120,
      }}
    >
      {placements.map((placement) => (
        <Popover key={placement} {...args} placement={placement} trigger={<Button>{placement}</Button>}>
          Заказ до 16:00 попадает в ночную машину
        </Popover>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const placement of placements) {
      const trigger = canvas.getByRole('button', { name: placement });
      await userEvent.click(trigger);
      const panel = await canvas.findByRole('dialog');
      const [near, far] = [trigger.getBoundingClientRect(), panel.getBoundingClientRect()];
      await expect(placement.startsWith('above') ? far.bottom <= near.top : far.top >= near.bottom).toBe(true);
    }
  },
};

/** At the edge of a phone's screen the panel stays inside. */
export const Phone: Story = {
  ...Opened,
  args: { style: { marginInlineStart: 140 } },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'مصدر الموعد',
    trigger: <Button variant="quiet">غداً</Button>,
    children: 'وصلت 371 قطعة من أصل 412 في الموعد خلال آخر 90 يوماً من هذا المستودع.',
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement).findByRole('dialog');
  },
};
