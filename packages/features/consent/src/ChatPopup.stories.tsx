import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryShell } from '@partshop/features/core/testing';
import { CONSENT_KEY, parseChoice } from './consent-choice.ts';
import { feature } from './feature.ts';
import { consentWatchers } from './consent-watchers.saga.ts';
import { answering, recording, withChatScript } from './mocks/handlers.ts';
import { routes, visit } from './testing/story-shop.tsx';

const meta = {
  title: 'Screens/Chat',
  component: StoryShell,
  args: {
    routes,
    path: '/price/mann/W71275',
    popups: feature.popups,
    popup: { name: 'chat' },
    watchers: { consent: consentWatchers },
  },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...answering());
    return visit({ analytics: false, chat: true });
  },
} satisfies Meta<typeof StoryShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Чат с магазином' }));
const log = recording();

/** Consent comes first: until then nothing is loaded, stored or sent. */
export const ConsentFirst: Story = {
  beforeEach({ msw }) {
    log.sent.length = 0;
    msw.use(...log.handlers);
    return visit({ analytics: false, chat: false });
  },
  async play({ userEvent }) {
    const chat = await panel();
    await expect(chat.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(localStorage.getItem('partshop-chat')).toBeNull();
    await expect(log.sent).toEqual([]);
    await userEvent.click(chat.getByRole('button', { name: 'Включить чат' }));
    await waitFor(() => expect(chat.getByRole('textbox', { name: 'Сообщение' })).toHaveFocus());
    await expect(parseChoice(localStorage.getItem(CONSENT_KEY))).toMatchObject({ analytics: false, chat: true });
    const chatId = localStorage.getItem('partshop-chat');
    await waitFor(() => expect(log.sent).toEqual([{ call: 'chat', body: chatId }]));
  },
};

export const Question: Story = { beforeEach: () => visit({ analytics: false, chat: false }) };

/** Hours and telephone at the top; a message gets a reply, and both are there when the chat opens again. */
export const Conversation: Story = {
  async play({ canvas, userEvent }) {
    const chat = await panel();
    await expect(chat.getByText('Сегодня отвечаем с 9:00 до 20:00 по Москве.')).toBeVisible();
    await expect(chat.getByRole('link', { name: /800 000-00-00/ })).toHaveAttribute('href', 'tel:88000000000');
    await userEvent.type(await chat.findByRole('textbox', { name: 'Сообщение' }), 'Есть W 712/75?');
    await userEvent.click(chat.getByRole('button', { name: 'Отправить' }));
    await expect(chat.getByRole('log')).toHaveTextContent('Есть W 712/75?');
    await chat.findByText(/демонстрационный чат/);
    await userEvent.click(chat.getByRole('button', { name: 'Закрыть чат' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = await canvas.findByRole('link', { name: 'Чат' });
    await userEvent.click(opener);
    const again = await panel();
    await expect(await again.findByText('Есть W 712/75?')).toBeVisible();
  },
};

export const EmptyMessage: Story = {
  async play({ userEvent }) {
    const chat = await panel();
    await userEvent.click(await chat.findByRole('button', { name: 'Отправить' }));
    const field = chat.getByRole('textbox', { name: 'Сообщение' });
    await expect(field).toHaveAccessibleDescription('Напишите, что вас интересует');
    await expect(field).toHaveFocus();
  },
};

const drawn = `data:text/javascript,${encodeURIComponent(`
  window.partshopChat = {
    open(container, { chatId, lang }) { container.textContent = 'Чат другой фирмы, ' + lang + ', ' + chatId.length; },
    close() { document.body.dataset.chatClosed = ''; },
  };`)}`;

/** A chat service renders itself inside the panel, and closes with it. */
export const OfAService: Story = {
  beforeEach({ msw }) {
    msw.use(...withChatScript(drawn));
    delete document.body.dataset['chatClosed'];
  },
  async play({ userEvent }) {
    const chat = await panel();
    await expect(await chat.findByText('Чат другой фирмы, ru, 32')).toBeVisible();
    await userEvent.click(chat.getByRole('button', { name: 'Закрыть чат' }));
    await waitFor(() => expect(document.body.dataset['chatClosed']).toBe(''));
  },
};

/** A service without a widget has a window of its own. */
export const InItsOwnWindow: Story = {
  beforeEach: ({ msw }) => msw.use(...withChatScript('data:text/javascript,void%200')),
  async play() {
    const chat = await panel();
    await expect(await chat.findByText('Чат открыт в своём окне на этой странице.')).toBeVisible();
  },
};

/** The script fails to load: there are a retry and the telephone. */
export const ServiceFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...withChatScript(`${location.origin}/chat.js`),
      http.get('*/chat.js', () => HttpResponse.error()),
    ),
  async play({ userEvent }) {
    const chat = await panel();
    await chat.findByRole('alert');
    await userEvent.click(chat.getByRole('button', { name: 'Повторить' }));
    await expect(await chat.findByRole('alert')).toHaveTextContent('Чат не открылся');
    await expect(document.head.querySelector('script[src$="/chat.js"]')).toBeNull();
  },
};

const opened: Story = {
  async play() {
    await within(await screen.findByRole('dialog')).findByRole('textbox');
  },
};

export const Phone: Story = { ...opened, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...opened, globals: { locale: 'ar' } };
