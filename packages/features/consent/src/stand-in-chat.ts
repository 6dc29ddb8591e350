import { nanoid } from '@reduxjs/toolkit';
import type { ChatAdapter, ChatMessage } from './chat-adapter.ts';
import { CONVERSATION_KEY } from './chat-id.ts';

export type StandInChat = {
  /** The reply to every message. */
  reply: string;
  /** Milliseconds until the reply. @default 1200 */
  pause?: number;
  /** Where the tab's conversation is stored. @default sessionStorage */
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
};

/** The number of stored messages. */
const MAX_MESSAGES = 100;

/** The built-in chat for a shop without a chat service: nobody reads it, and it says so. Messages stay in this tab. */
export function createStandInChat({ reply, pause = 1200, storage = sessionStorage }: StandInChat): ChatAdapter {
  return {
    async open() {
      let messages = readMessages(storage);
      const add = (from: ChatMessage['from'], text: string): ChatMessage => {
        const message: ChatMessage = { id: nanoid(), from, text, at: new Date().toISOString() };
        messages = [...messages, message].slice(-MAX_MESSAGES);
        storeMessages(storage, messages);
        return message;
      };
      return {
        kind: 'conversation',
        history: messages,
        async send(text) {
          add('visitor', text);
          await new Promise((resolve) => setTimeout(resolve, pause));
          return add('shop', reply);
        },
        close: () => undefined,
      };
    },
  };
}

function readMessages(storage: Pick<Storage, 'getItem'>): ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(CONVERSATION_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
  } catch {
    return [];
  }
}

function storeMessages(storage: Pick<Storage, 'setItem'>, messages: readonly ChatMessage[]): void {
  try {
    storage.setItem(CONVERSATION_KEY, JSON.stringify(messages));
  } catch {
    // The storage is full or blocked: the conversation ends when its panel closes.
  }
}

function isMessage(stored: unknown): stored is ChatMessage {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, from, text, at } = stored as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    (from === 'visitor' || from === 'shop')
  );
}
