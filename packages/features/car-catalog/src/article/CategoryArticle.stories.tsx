import { Outlet, type RouteObject } from 'react-router-dom';
import { loadTexts, loadWith, routesOf } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { feature } from '../feature.ts';
import {
  conflicting,
  editable,
  failingOnce,
  inArabic,
  oilFiltersText,
  othersText,
  RICH_ARTICLE,
  unloadable,
  withoutText,
  withRichText,
  withShortText,
} from '../mocks/category-article.ts';
import { CategoryArticleButton } from './CategoryArticleButton.tsx';
import { messages } from './category-article.messages.ts';
import type { ArticleChange } from './category-article.slice.ts';

/** The pages of the catalogue under a bar with the button, as the staff bar has it. */
const routes: RouteObject[] = [
  {
    loader: loadWith(() => loadTexts(messages)),
    element: (
      <>
        <CategoryArticleButton />
        <Outlet />
      </>
    ),
    children: routesOf(feature),
  },
];

const meta = {
  title: 'Screens/Category article',
  component: StoryShell,
  args: { routes, path: '/avtozapchasti/filters/oil-filters', popups: feature.popups },
  globals: { currentUser: 'editor' },
  beforeEach: ({ msw }) => msw.use(...editable()),
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Before = NonNullable<Exclude<Story['beforeEach'], unknown[]>>;

const sent = fn<(change: ArticleChange) => void>();

const failsOnce: Before = ({ msw }) => msw.use(...failingOnce());
const failsToLoad: Before = ({ msw }) => msw.use(...unloadable());
const isChangedByOther: Before = ({ msw }) => {
  sent.mockClear();
  msw.use(...conflicting(sent));
};

const EDITOR = 'Текст категории «Фильтры масляные»';

async function openEditor(name = EDITOR, button = 'Изменить текст') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Inserts a text where the caret is, as typing does. */
// oxlint-disable-next-line typescript/no-deprecated -- the only way to type into an editable element as a browser does
const type = (text: string) => document.execCommand('insertText', false, text);

/** Types at the end of the article. */
async function write(text: string) {
  const box = screen.getByRole('textbox', { name: 'Статья' });
  await userEvent.click(box);
  const selection = getSelection();
  selection?.selectAllChildren(box);
  selection?.collapseToEnd();
  type(text);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

/** Closes a dialog as Escape does: a key that a script sends does not close a modal dialog. */
const closeByEscape = () => screen.getByRole<HTMLDialogElement>('dialog').close();

/** The article as it is, and its length. */
export const Open: Story = {
  async play() {
    const dialog = await openEditor();
    await expect(dialog.getByRole('heading', { name: 'Как выбрать фильтр' })).toBeVisible();
    await expect(dialog.getByText(/символ.*Посетители видят статью/)).toBeVisible();
  },
};

/** An editor changes title and text; the page shows them at once. */
export const EditAndSave: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...editable(oilFiltersText, sent));
  },
  async play({ canvas }) {
    const dialog = await openEditor();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Заголовок страницы' }), 'Масляные фильтры');
    await write(' Важное');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ title: 'Масляные фильтры', version: 'version-1' });
    await expect(await canvas.findByRole('heading', { name: 'Масляные фильтры', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/Важное/)).toBeInTheDocument();
    await expect(canvas.getByText('Текст сохранён')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutText()),
  async play() {
    const dialog = await openEditor();
    await expect(dialog.getByText('0 символов. Статья видна посетителям от 501 символа.')).toBeVisible();
  },
};

export const TooShort: Story = {
  beforeEach: ({ msw }) => msw.use(...withShortText()),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Фильтры масляные', level: 1 });
    await expect(canvas.queryByText('Меняйте фильтр вместе с маслом.')).toBeNull();
    const dialog = await openEditor();
    await expect(dialog.getByText('31 символ. Статья видна посетителям от 501 символа.')).toBeVisible();
  },
};

/** Tables, pictures and indexes stay as they are. */
export const RichMarkup: Story = {
  beforeEach: ({ msw }) => msw.use(...withRichText()),
  async play() {
    const dialog = await openEditor();
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(dialog.getByText('Таблицы и картинки остаются, как есть: их можно только удалить.')).toBeVisible();
  },
};

/** The markup that cannot be edited survives a change elsewhere. */
export const RichMarkupSaved: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...editable({ ...oilFiltersText, article: RICH_ARTICLE }, sent));
  },
  async play() {
    const dialog = await openEditor();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Заголовок страницы' }), 'Затяжка');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0].article).toBe(RICH_ARTICLE);
  },
};

/** Pasted markup is put into the page only as far as articles may have it. */
export const HostilePaste: Story = {
  parameters: { visual: false },
  beforeEach: ({ msw }) => msw.use(...withoutText()),
  async play() {
    const dialog = await openEditor();
    const box = dialog.getByRole('textbox', { name: 'Статья' });
    const pasted = new DataTransfer();
    pasted.setData(
      'text/html',
      '<p onclick="document.title=1">Текст<script>document.title=2</script></p>' +
        '<table onclick="document.title=3"><tr><td style="color:red"><img src="x" onerror="document.title=4"><iframe src="//x.example"></iframe>ячейка <a href="javascript:document.title=5">ссылка</a></td></tr></table>' +
        '<img src="//spy.example/a.png"><a href="javascript:document.title=6">ещё</a>',
    );
    await userEvent.click(box);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
    await expect(await dialog.findByText(/ячейка/)).toBeVisible();
    await expect(
      box.querySelector('script, iframe, [onclick], [onerror], [style], [href], img:not(.ProseMirror-separator)'),
    ).toBeNull();
  },
};

/** Each button of the toolbar, by mouse and by keyboard. */
export const Toolbar: Story = {
  beforeEach: ({ msw }) => msw.use(...withoutText()),
  async play() {
    const dialog = await openEditor();
    const tools = within(dialog.getByRole('toolbar', { name: 'Оформление' }));
    const button = (name: string) => tools.getByRole('button', { name });
    await expect(button('Отменить правку')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Заголовок'));
    await expect(button('Заголовок')).toHaveAttribute('aria-pressed', 'true');
    type('Замена');
    await userEvent.keyboard('{Enter}');
    type('Снимите ');
    await userEvent.click(button('Полужирный'));
    await waitFor(() => expect(button('Полужирный')).toHaveAttribute('aria-pressed', 'true'));
    type('старый');
    await userEvent.click(button('Полужирный'));
    await waitFor(() => expect(button('Полужирный')).toHaveAttribute('aria-pressed', 'false'));
    type(' фильтр.');
    await userEvent.click(button('Нумерованный список'));
    await expect(dialog.getByRole('heading', { name: 'Замена', level: 2 })).toBeVisible();
    await expect(dialog.getByText('старый').tagName).toBe('STRONG');
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Снимите старый фильтр.');
    await userEvent.click(button('Отменить правку'));
    await expect(dialog.queryByRole('listitem')).toBeNull();
    await userEvent.click(button('Вернуть правку'));
    await expect(dialog.getByRole('listitem')).toBeVisible();
    // The text has the focus again after a click, in the next frame.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Статья' })).toHaveFocus());
    // One stop for Tab; arrows move inside.
    button('Заголовок').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Подзаголовок')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button('Вернуть правку')).toHaveFocus();
    await expect(tools.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
};

/** A link needs a whole address, and may be removed. */
export const Links: Story = {
  beforeEach: ({ msw }) => msw.use(...withShortText()),
  async play() {
    const dialog = await openEditor();
    await write(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Ссылка' }));
    const address = dialog.getByRole('textbox', { name: 'Адрес ссылки' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(await dialog.findByText(/Напишите адрес целиком/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.keyboard('/avtozapchasti{Enter}');
    await expect(await dialog.findByRole('link', { name: '/avtozapchasti' })).toHaveAttribute('href', '/avtozapchasti');
    getSelection()?.selectAllChildren(dialog.getByRole('link'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ссылка' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Убрать ссылку' }));
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Ссылка' }));
    await userEvent.keyboard('maker.example{Enter}');
    await dialog.findByText(/Напишите адрес целиком/);
  },
};

/** The text is still there, and saving again works. */
export const SavingFailed: Story = {
  beforeEach: failsOnce,
  async play() {
    const dialog = await openEditor();
    await write(' Новое.');
    await save();
    await expect(await dialog.findByText('Что-то сломалось у нас')).toBeVisible();
    await expect(dialog.getByText(/Новое\./)).toBeVisible();
  },
};

export const SavedAfterFailure: Story = {
  parameters: { visual: false },
  beforeEach: failsOnce,
  async play(context) {
    await SavingFailed.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape asks before it loses changes, and the changes are there on return. */
export const Unsaved: Story = {
  async play() {
    const dialog = await openEditor();
    await write(' Новое.');
    closeByEscape();
    const question = within(await screen.findByRole('dialog', { name: 'Правки не сохранены' }));
    await userEvent.click(question.getAllByRole('button', { name: 'Продолжить правку' }).at(-1) as HTMLElement);
    await screen.findByRole('dialog', { name: EDITOR });
    await expect(dialog.getByText(/Новое\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await screen.findByRole('dialog', { name: 'Правки не сохранены' });
  },
};

export const Discarded: Story = {
  parameters: { visual: false },
  async play(context) {
    await Unsaved.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть без сохранения' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without changes the editor closes at once. */
export const ClosedUnchanged: Story = {
  parameters: { visual: false },
  async play() {
    await openEditor();
    closeByEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another editor was faster: both texts, and a choice. */
export const Conflict: Story = {
  beforeEach: isChangedByOther,
  async play() {
    await openEditor();
    await write(' Новое.');
    await save();
    const conflict = within(await screen.findByRole('dialog', { name: 'Пока вы правили, текст изменили' }));
    await expect(conflict.getByRole('region', { name: 'Сохранённый текст' })).toHaveTextContent(
      'Текст другого редактора.',
    );
    await expect(conflict.getByRole('region', { name: 'Ваш текст' })).toHaveTextContent('Новое.');
  },
};

export const ConflictMine: Story = {
  parameters: { visual: false },
  beforeEach: isChangedByOther,
  async play(context) {
    await Conflict.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Заменить моим' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.calls.map(([{ version }]) => version)).toEqual(['version-1', othersText.version]);
  },
};

export const ConflictTheirs: Story = {
  parameters: { visual: false },
  beforeEach: isChangedByOther,
  async play(context) {
    await Conflict.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Взять сохранённый' }));
    const dialog = within(await screen.findByRole('dialog', { name: EDITOR }));
    await expect(dialog.getByText('Текст другого редактора.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Заголовок страницы' })).toHaveValue(othersText.title);
    closeByEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LoadFailed: Story = {
  beforeEach: failsToLoad,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить текст' }));
    await expect(await screen.findByText('Текст не загрузился')).toBeVisible();
  },
};

export const LoadedAfterFailure: Story = {
  parameters: { visual: false },
  beforeEach: failsToLoad,
  async play(context) {
    await LoadFailed.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await screen.findByRole('dialog', { name: EDITOR });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', currentUser: 'editor' },
  beforeEach: ({ msw }) => msw.use(...inArabic()),
  async play() {
    const dialog = await openEditor('نص الفئة «مرشحات الزيت»', 'تعديل النص');
    await expect(getComputedStyle(dialog.getByRole('textbox', { name: 'المقالة' })).direction).toBe('rtl');
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' }, currentUser: 'editor' } };

export const ConflictPhone: Story = {
  ...Conflict,
  globals: { viewport: { value: 'phone' }, currentUser: 'editor' },
};

export const Dark: Story = { ...Toolbar, globals: { theme: 'dark', currentUser: 'editor' } };
