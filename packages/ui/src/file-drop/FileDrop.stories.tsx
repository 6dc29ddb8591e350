import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { FileProgress } from './FileList.tsx';

const REASONS = {
  type: 'принимаем .csv и .xlsx',
  size: 'больше 1 МБ, разделите на части',
  count: 'не больше трёх за раз',
};

const file = (name: string, kilobytes: number) =>
  new File([new Uint8Array(kilobytes * 1000)], name, { lastModified: 0 });

const priceLists = [
  file('Прайс Автодеталь 15 июня.csv', 840),
  file('ostatki-nizhny.xlsx', 126),
  file('ostatki-kazan.xlsx', 98),
];

const PROGRESS: ReadonlyArray<FileProgress | undefined> = [
  { status: 'sending', done: 0.62 },
  { status: 'sent' },
  { status: 'failed', reason: 'Связь прервалась. Уберите файл и выберите его снова.' },
];

const texts: FileDropProps['texts'] = {
  choose: 'Выберите файлы',
  drop: 'или перетащите их сюда',
  remove: ({ name }) => `Убрать ${name}`,
  refusal: ({ file: { name }, reason }) => `${name}: ${REASONS[reason]}`,
  progress: ({ name }) => `Отправляем ${name}`,
};

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  args: {
    label: 'Прайс-листы',
    name: 'price',
    locale: 'ru',
    multiple: true,
    accept: '.csv,.xlsx',
    maxSize: 1_000_000,
    maxCount: 3,
    hint: 'До трёх файлов .csv или .xlsx, каждый до 1 МБ',
    texts,
    onValueChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Sets the files as the browser's file dialog does. */
function choose(input: HTMLInputElement, chosen: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  Object.assign(input, { files: transfer.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Files of two choices add up; after a removal the focus stays in the field. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Прайс-листы');
    choose(input, file('price.csv', 840));
    await canvas.findByText('price.csv');
    choose(input, file('ostatki.xlsx', 12));
    await canvas.findByText('ostatki.xlsx');
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['price.csv', 'ostatki.xlsx']);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать price.csv' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'ostatki.xlsx' })]);
  },
};

/** Wrong files are refused with a reason; the others are accepted. */
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const transfer = new DataTransfer();
    for (const dropped of [file('price.csv', 300), file('setup.exe', 20), file('все-цены.csv', 2400)]) {
      transfer.items.add(dropped);
    }
    const zone = canvas.getByLabelText('Прайс-листы').parentElement ?? canvasElement;
    zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    await expect(await canvas.findByText('setup.exe: принимаем .csv и .xlsx')).toBeVisible();
    await expect(canvas.getByText('все-цены.csv: больше 1 МБ, разделите на части')).toBeVisible();
    await expect(canvas.getByText('price.csv')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { value: priceLists, progressOf: (sent) => PROGRESS[priceLists.indexOf(sent)] },
};

export const WithError: Story = { args: { required: true, error: 'Добавьте хотя бы один прайс-лист' } };

export const Disabled: Story = { args: { disabled: true } };

export const OnePhoto: Story = {
  args: {
    label: 'Фото таблички с VIN',
    multiple: false,
    accept: 'image/*',
    capture: 'environment',
    texts: { ...texts, choose: 'Сделайте или выберите фото', drop: undefined },
    hint: 'Табличка под лобовым стеклом со стороны водителя',
  },
};

export const LongText: Story = {
  args: {
    value: [
      file('Прайс-лист_оптовый_склад_Нижний_Новгород_с_учётом_возвратов_и_уценки_2026-06-15_окончательный.xlsx', 840),
    ],
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  args: {
    locale: 'ar-u-nu-latn',
    label: 'قوائم الأسعار',
    texts: { ...texts, choose: 'اختر الملفات', drop: 'أو أفلتها هنا' },
    hint: 'حتى ثلاثة ملفات، كل منها حتى 1 ميغابايت',
    value: [file('price-dubai.csv', 840), file('الأسعار.xlsx', 12)],
    progressOf: (sent) => (sent.name.endsWith('csv') ? { status: 'sending', done: 0.4 } : { status: 'sent' }),
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...Sending, globals: { theme: 'dark' } };
