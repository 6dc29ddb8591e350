import { expect, it } from 'vitest';
import type { ChatAdapter, Conversation } from './chat-adapter.ts';
import { createStandInChat } from './stand-in-chat.ts';

function createStorage(stored: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  let kept = stored;
  return { getItem: () => kept, setItem: (_key, text) => void (kept = text) };
}

async function open(adapter: ChatAdapter): Promise<Conversation> {
  const chat = await adapter.open({} as HTMLElement, { chatId: 'one', lang: 'ru' });
  if (chat.kind !== 'conversation') throw new Error('The stand-in is a conversation.');
  return chat;
}

it('replies to each message with the one text', async () => {
  const chat = await open(createStandInChat({ reply: 'Позвоните нам', pause: 0, storage: createStorage() }));
  expect(await chat.send('Есть W 712/75?')).toMatchObject({ from: 'shop', text: 'Позвоните нам' });
});

it('restores the conversation when the chat opens again in the tab', async () => {
  const storage = createStorage();
  const adapter = createStandInChat({ reply: 'Позвоните нам', pause: 0, storage });
  expect((await open(adapter)).history).toEqual([]);
  await (await open(adapter)).send('Есть W 712/75?');
  const again = await open(createStandInChat({ reply: 'Позвоните нам', pause: 0, storage }));
  expect(again.history.map(({ from, text }) => [from, text])).toEqual([
    ['visitor', 'Есть W 712/75?'],
    ['shop', 'Позвоните нам'],
  ]);
});

it.each(['{', 'null', '[1, null, {"text": "x"}]', '{"from":"shop"}'])(
  'a conversation that cannot be read (%s) begins anew',
  async (stored) => {
    const chat = await open(createStandInChat({ reply: '', pause: 0, storage: createStorage(stored) }));
    expect(chat.history).toEqual([]);
  },
);

it('replies to a message even if the storage is full', async () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  const chat = await open(createStandInChat({ reply: 'Позвоните нам', pause: 0, storage }));
  expect(await chat.send('Есть?')).toMatchObject({ text: 'Позвоните нам' });
});
