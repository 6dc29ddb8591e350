import { useEffect, useState, type RefObject } from 'react';
import { useLang } from '@partshop/features/core';
import type { ChatAdapter, OpenChat } from './chat-adapter.ts';
import { ownChatId } from './chat-id.ts';

export type ChatOpening = { phase: 'opening' } | { phase: 'open'; chat: OpenChat } | { phase: 'failed' };

/** Opens the chat in a container while it is shown. */
export function useOpenChat(
  container: RefObject<HTMLElement | null>,
  { adapter, onOpened }: { adapter: ChatAdapter; onOpened: (chatId: string) => void },
): ChatOpening {
  const lang = useLang();
  const [chatId] = useState(ownChatId);
  const [opening, setOpening] = useState<ChatOpening>({ phase: 'opening' });

  useEffect(() => {
    let isLeft = false;
    let opened: OpenChat | undefined;
    const close = () => (opened && opened.kind !== 'elsewhere' ? opened.close() : undefined);
    const open = async (element: HTMLElement) => {
      try {
        opened = await adapter.open(element, { chatId, lang });
      } catch {
        if (!isLeft) setOpening({ phase: 'failed' });
        return;
      }
      if (isLeft) close();
      else {
        setOpening({ phase: 'open', chat: opened });
        onOpened(chatId);
      }
    };
    if (container.current) void open(container.current);
    return () => {
      isLeft = true;
      close();
    };
  }, [adapter, chatId, container, lang, onOpened]);

  return opening;
}
