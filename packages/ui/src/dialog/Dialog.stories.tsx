import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Surfaces/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onDismiss: fn(),
    dismissLabel: 'Закрыть',
    title: 'Проверка по VIN',
    children:
      'Пришлите VIN, и мастер проверит по каталогу изготовителя, подходит ли деталь к вашей машине. Ответим в течение часа.',
    actions: (
      <>
        <Button>Не сейчас</Button>
        <Button variant="primary">Проверить</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Проверка по VIN' });
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

function Removal(args: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const keepRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    args.onDismiss();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Удалить машину</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onDismiss={close}
        initialFocusRef={keepRef}
        role="alertdialog"
        size="small"
        title="Удалить машину из гаража?"
        actions={
          <>
            <Button ref={keepRef} onClick={close}>
              Оставить
            </Button>
            <Button variant="critical" onClick={close}>
              Удалить
            </Button>
          </>
        }
      >
        Škoda Octavia A7 1.4 TSI, 2016. Пробег и 12 заметок удалятся вместе с ней.
      </Dialog>
    </>
  );
}

/** An irreversible action: the focus starts on the harmless button and returns to the opener. */
export const Confirmation: Story = {
  render: (args) => <Removal {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Удалить машину' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Удалить машину из гаража?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

/** The browser closes it on Escape or the back gesture and the parent is notified. A click on the backdrop asks to close it. */
export const ClosedFromOutside: Story = {
  ...Confirmation,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить машину' }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('alertdialog');
    dialog.close();
    // The browser fires the event in the next frame, after the dialog has closed.
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(dialog).not.toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Удалить машину' }));
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByText(/12 заметок/));
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

const terms = [
  'Деталь надлежащего качества примем в течение 14 дней, если она не стояла на машине и цела упаковка изготовителя.',
  'Жидкости, лампы и электронику без упаковки не принимаем: проверить, что с ними было, нельзя.',
  'Если деталь не подошла по нашей вине, заберём её сами и вернём деньги, включая доставку.',
  'Деньги приходят тем же путём, каким ушли: на карту за 3 рабочих дня, на счёт компании за 5.',
  'Для возврата нужен номер заказа. Паспорт спросим, только если платили наличными.',
];

/** The title and the buttons stay visible while the text scrolls; arrow keys scroll at once. */
export const LongText: Story = {
  args: {
    title: 'Условия возврата деталей, купленных под заказ у поставщиков из других городов',
    children: (
      <div style={{ display: 'grid', gap: 'var(--ps-space-3)' }}>
        {[1, 2, 3, 4].flatMap((part) => terms.map((term, index) => <p key={`${part}.${index + 1}`}>{term}</p>))}
      </div>
    ),
  },
};

export const WithForm: Story = {
  args: {
    children: (
      <form id="vin-check" style={{ display: 'grid', gap: 'var(--ps-space-4)' }}>
        <p>
          Деталь <PartNumber>W 712/75</PartNumber>, фильтр масляный MANN-FILTER
        </p>
        <TextField label="VIN" name="vin" hint="17 знаков, есть в свидетельстве о регистрации" />
        <TextField label="Телефон" name="phone" type="tel" prefix="+7" />
      </form>
    ),
    actions: (
      <Button variant="primary" type="submit" form="vin-check">
        Отправить
      </Button>
    ),
  },
};

/** A click beside the dialog closes it until something is typed, which a slip must not lose. */
export const KeepsWhatWasTyped: Story = {
  ...WithForm,
  parameters: { visual: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await userEvent.type(canvas.getByLabelText('VIN'), 'XTA');
    await userEvent.click(dialog);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

/** On a phone: a sheet at the lower edge. */
export const Phone: Story = { ...WithForm, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    title: 'التحقق برقم الهيكل',
    dismissLabel: 'إغلاق',
    children: 'أرسل رقم الهيكل وسيتحقق الفني من توافق القطعة مع سيارتك خلال ساعة.',
    actions: (
      <>
        <Button>ليس الآن</Button>
        <Button variant="primary">تحقق</Button>
      </>
    ),
  },
  decorators: [rightToLeft],
};
