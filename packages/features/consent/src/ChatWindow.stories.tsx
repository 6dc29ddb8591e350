import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { loadTexts, loadWith, sharedMessages } from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import type { ChatAdapter, ChatMessage } from './chat-adapter.ts';
import { messages } from './chat.messages.ts';
import { ChatBody } from './Chat.styles.ts';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';

const at = '2026-06-15T09:30:00Z';
const history: ChatMessage[] = [
  { id: '1', from: 'visitor', text: 'Добрый день! Подойдёт ли GDB1330 на Octavia 2008 года, 1.6 MPI?', at },
  { id: '2', from: 'shop', text: 'Да, подойдёт.\nНа складе в Москве есть 12 комплектов.', at },
  { id: '3', from: 'visitor', text: 'W71275'.repeat(20), at },
];

/** A chat whose messages succeed, fail or wait, as listed. */
function createChat(answers: ('reply' | 'fail' | 'wait')[], before: ChatMessage[] = []): ChatAdapter {
  const left = [...answers];
  return {
    open: async () => ({
      kind: 'conversation',
      history: before,
      async send() {
        const answer = left.shift() ?? 'reply';
        if (answer === 'fail') throw new Error('No line.');
        if (answer === 'wait') await new Promise(() => undefined);
        return { id: `reply-${left.length}`, from: 'shop', text: 'Сейчас посмотрим.', at };
      },
      close: () => undefined,
    }),
  };
}

const load = loadWith(() => loadTexts(messages, sharedMessages));

function Chat(props: ChatWindowProps) {
  const element = (
    <ChatBody>
      <ChatWindow {...props} />
    </ChatBody>
  );
  return <StoryShell routes={[{ path: '/', loader: load, element }]} path="/" />;
}

const meta = {
  title: 'Screens/ChatWindow',
  component: Chat,
  args: { adapter: createChat([], history), onOpened: fn() },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHistory: Story = {
  async play({ args, canvas }) {
    await canvas.findByText(/12 комплектов/);
    await expect(args.onOpened).toHaveBeenCalled();
  },
};

/** A failed message stays and can be sent again. */
export const NotSent: Story = {
  args: { adapter: createChat(['fail', 'reply']) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox'), 'Есть W 712/75?');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(await canvas.findByText('Не отправлено')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await canvas.findByText('Сейчас посмотрим.');
    await waitFor(() => expect(canvas.queryByText('Не отправлено')).not.toBeInTheDocument());
    await expect(canvas.getAllByText('Есть W 712/75?')).toHaveLength(1);
  },
};

export const NotSentYet: Story = {
  args: { adapter: createChat(['fail'], history.slice(0, 2)) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox'), 'А колодки?');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await canvas.findByText('Не отправлено');
  },
};

export const Waiting: Story = {
  args: { adapter: createChat(['wait']) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox'), 'Есть W 712/75?');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await canvas.findByText('Магазин печатает…');
  },
};

export const Opening: Story = {
  args: { adapter: { open: async () => new Promise(() => undefined) } },
};

/** A chat that fails to open at the first attempt. */
function createLateChat(): ChatAdapter {
  const { open } = createChat([]);
  let tries = 0;
  return {
    async open(...asked) {
      tries += 1;
      if (tries === 1) throw new Error('No line.');
      return open(...asked);
    },
  };
}

export const OpensLater: Story = {
  args: { adapter: createLateChat() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
