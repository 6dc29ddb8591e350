import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import {
  accepted,
  applicationFailing,
  applicationSlow,
  asked,
  changesMeanwhile,
  decidedByNobody,
  decidedMeanwhile,
  listFailing,
  listServer,
  listSlow,
  longTexts,
  lookUpDown,
  manyApplications,
  noApplication,
  noApplications,
  refused,
  reviewServer,
  reviewSlow,
  sellerKnown,
  sent,
  unknownApplication,
  uploadBroken,
  withDocuments,
} from './mocks/handlers.ts';

const admin = { ...irina, canSwichUser: true };

const meta = {
  title: 'Screens/Supplier',
  component: StoryShell,
  args: { routes: routesInMain(routesOf(feature)), path: '/registrationsupplier', currentUser: irina },
  beforeEach: ({ msw }) => msw.use(...noApplication(), ...listServer(), ...reviewServer()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sets the files as the browser's file dialog does. */
function choose(input: HTMLElement, ...names: string[]): void {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  Object.assign(input, { files: transfer.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Application: Story = {};

export const Guest: Story = {
  args: { currentUser: ANONYMOUS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      '/register-simple?target=%2Fregistrationsupplier',
    );
  },
};

export const NoSeller: Story = {
  args: { path: '/registrationsupplier?from=seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Продавец ещё не открыт')).toBeVisible();
  },
};

export const ApplicationSent: Story = {
  beforeEach: ({ msw }) => msw.use(...noApplication()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '7701234560');
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить по ИНН' }));
    await expect(await canvas.findByText(/Нашли: .*Тормозные системы/)).toBeVisible();
    await expect(canvas.getByLabelText('Название')).toHaveValue('ООО «Тормозные системы»');
    await userEvent.type(canvas.getByLabelText('Что продаёте'), 'Тормозные колодки и диски');
    choose(canvas.getByLabelText('Добавить файлы'), 'Выписка.pdf', 'Приказ.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText('Заявка на проверке')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Приказ.pdf' })).toHaveAttribute('download');
  },
};

/** The server refuses a file; what was typed and the other file stay. */
export const FileRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...noApplication()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Что продаёте'), 'Тормозные колодки и диски');
    choose(canvas.getByLabelText('Добавить файлы'), 'Устав.pdf', 'encrypted.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText(/файл защищён паролем/)).toBeVisible();
    await waitFor(async () => expect(canvas.getByRole('link', { name: 'Устав.pdf' })).toBeVisible());
    await expect(canvas.getByLabelText('Что продаёте')).toHaveValue('Тормозные колодки и диски');
    await userEvent.click(canvas.getByRole('button', { name: /Удалить документ .?Устав/ }));
    // The form is drawn again with what the server has.
    await waitFor(async () => expect(canvas.getByText('Документов пока нет.')).toBeVisible());
  },
};

/** What was chosen before the connection broke is sent again. */
export const UploadBroken: Story = {
  beforeEach: ({ msw }) => msw.use(...uploadBroken()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '7701234560');
    await userEvent.type(canvas.getByLabelText('Название'), 'ООО «Ромашка»');
    await userEvent.type(canvas.getByLabelText('Что продаёте'), 'Тормозные колодки и диски');
    choose(canvas.getByLabelText('Добавить файлы'), 'Устав.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText('Нет связи с магазином')).toBeVisible();
    await expect(canvas.getByText('Устав.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText('Заявка на проверке')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Устав.pdf' })).toHaveAttribute('download');
  },
};

export const FieldsWrong: Story = {
  beforeEach: ({ msw }) => msw.use(...withDocuments()),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '77');
    await userEvent.clear(canvas.getByLabelText('Эл. почта'));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByLabelText('ИНН')).toHaveValue('77');
  },
};

export const NoDocuments: Story = {
  beforeEach: ({ msw }) => msw.use(...noApplication()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '7701234560');
    await userEvent.type(canvas.getByLabelText('Название'), 'ООО «Ромашка»');
    await userEvent.type(canvas.getByLabelText('Что продаёте'), 'Тормозные колодки и диски');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect((await canvas.findAllByText('Приложите хотя бы один документ'))[0]).toBeVisible();
  },
};

export const RegisterDown: Story = {
  beforeEach: ({ msw }) => msw.use(...lookUpDown()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '7701234560');
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить по ИНН' }));
    await expect(await canvas.findByText(/Справочник компаний сейчас не отвечает/)).toBeVisible();
    await expect(canvas.getByLabelText('ИНН')).toHaveValue('7701234560');
  },
};

export const ChangesMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...changesMeanwhile()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ИНН'), '7701234560');
    await userEvent.type(canvas.getByLabelText('Название'), 'ООО «Ромашка»');
    await userEvent.type(canvas.getByLabelText('Что продаёте'), 'Тормозные колодки и диски');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await expect(await canvas.findByText(/Пока вы заполняли заявку, она изменилась/)).toBeVisible();
  },
};

export const Sent: Story = { beforeEach: ({ msw }) => msw.use(...sent()) };

export const Asked: Story = {
  beforeEach: ({ msw }) => msw.use(...asked()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Приложите доверенность/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить снова' }));
    await expect(await canvas.findByText('Заявка на проверке')).toBeVisible();
  },
};

export const Questions: Story = {
  beforeEach: ({ msw }) => msw.use(...asked()),
  globals: { viewport: { value: 'phone' } },
};

export const Refused: Story = { beforeEach: ({ msw }) => msw.use(...refused()) };

export const Accepted: Story = { beforeEach: ({ msw }) => msw.use(...accepted()) };

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(...longTexts()),
  globals: { viewport: { value: 'phone' } },
};

export const ApplicationLoading: Story = { beforeEach: ({ msw }) => msw.use(...applicationSlow()) };

export const ApplicationFailed: Story = { beforeEach: ({ msw }) => msw.use(...applicationFailing()) };

export const ApplicationEnglish: Story = { globals: { locale: 'en' } };

export const ApplicationRightToLeft: Story = {
  beforeEach: ({ msw }) => msw.use(...asked()),
  globals: { locale: 'ar' },
};

const list = { path: '/admin/suppliers', currentUser: admin };

export const List: Story = {
  args: list,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Отклонена/ }));
    await expect(await canvas.findByRole('link', { name: 'ООО «Всё для гаража»' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: /Все/, current: false }));
    await expect(await canvas.findByRole('link', { name: 'АО «Моторные масла»' })).toBeVisible();
  },
};

export const ListPhone: Story = { args: list, globals: { viewport: { value: 'phone' } } };

export const ListPages: Story = {
  args: { ...list, path: '/admin/suppliers?page=2' },
  beforeEach: ({ msw }) => msw.use(...manyApplications()),
  globals: { locale: 'ar' },
};

export const ListEmpty: Story = { args: list, beforeEach: ({ msw }) => msw.use(...noApplications()) };

export const ListLoading: Story = { args: list, beforeEach: ({ msw }) => msw.use(...listSlow()) };

export const ListFailed: Story = { args: list, beforeEach: ({ msw }) => msw.use(...listFailing()) };

export const ListForbidden: Story = { args: { ...list, currentUser: irina } };

const review = { path: '/admin/suppliers/12', currentUser: admin };

export const Review: Story = { args: review };

export const ReviewPhone: Story = { args: review, globals: { locale: 'en', viewport: { value: 'phone' } } };

export const ReviewRightToLeft: Story = { args: review, globals: { locale: 'ar' } };

export const ReviewAccepted: Story = {
  args: review,
  beforeEach: ({ msw }) => msw.use(...reviewServer()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expect(await canvas.findByText('Принята')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull();
  },
};

export const ReviewAsked: Story = {
  args: review,
  beforeEach: ({ msw }) => msw.use(...reviewServer()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Спросить' }));
    await expect((await canvas.findAllByText(/Напишите заявителю/))[0]).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Что уточнить или почему отказ'), 'Пришлите доверенность');
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить' }));
    await expect(await canvas.findByText('Есть вопросы')).toBeVisible();
    await expect(canvas.getByText('Пришлите доверенность')).toBeVisible();
  },
};

/** A colleague was faster: nothing is overwritten, and what was typed is not lost before it is read. */
export const ReviewDecidedMeanwhile: Story = {
  args: review,
  beforeEach: ({ msw }) => msw.use(...decidedMeanwhile()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expect(await canvas.findByText(/Пока вы смотрели, заявка изменилась/)).toBeVisible();
    await expect(canvas.getByText('Пришлите доверенность.')).toBeVisible();
    await waitFor(async () => expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull());
    // The picture is of the window where the page is scrolled.
    window.scrollTo(0, 0);
  },
};

export const ReviewOfKnownSeller: Story = {
  args: review,
  beforeEach: ({ msw }) => msw.use(...sellerKnown()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expect(await canvas.findByText(/Поставщик с этим ИНН уже есть/)).toBeVisible();
  },
};

export const ReviewRefused: Story = { args: review, beforeEach: ({ msw }) => msw.use(...decidedByNobody()) };

export const ReviewUnknown: Story = { args: review, beforeEach: ({ msw }) => msw.use(...unknownApplication()) };

export const ReviewLoading: Story = { args: review, beforeEach: ({ msw }) => msw.use(...reviewSlow()) };
