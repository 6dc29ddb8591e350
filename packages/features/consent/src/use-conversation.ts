import { useState } from 'react';
import type { ChatMessage, Conversation } from './chat-adapter.ts';

export type ShownMessage = ChatMessage & { delivery: 'sent' | 'sending' | 'failed' };

/** The messages on the screen; each of the visitor's with its delivery status. */
export function useConversation(conversation: Conversation): {
  shown: readonly ShownMessage[];
  say: (text: string) => void;
  sayAgain: (message: ShownMessage) => void;
} {
  const [shown, setShown] = useState<readonly ShownMessage[]>(() =>
    conversation.history.map((message) => ({ ...message, delivery: 'sent' })),
  );

  const mark = (id: string, delivery: ShownMessage['delivery']) =>
    setShown((all) => all.map((message) => (message.id === id ? { ...message, delivery } : message)));

  const send = async ({ id, text }: ShownMessage) => {
    try {
      const reply = await conversation.send(text);
      mark(id, 'sent');
      setShown((all) => [...all, { ...reply, delivery: 'sent' }]);
    } catch {
      mark(id, 'failed');
    }
  };

  return {
    shown,
    say(text) {
      const at = new Date().toISOString();
      const message: ShownMessage = { id: `own-${shown.length}`, from: 'visitor', text, at, delivery: 'sending' };
      setShown((all) => [...all, message]);
      void send(message);
    },
    sayAgain(message) {
      mark(message.id, 'sending');
      void send(message);
    },
  };
}
