import { useCallback, useState, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSiteConfig, useTexts, type PopupProps } from '@partshop/features/core';
import { Drawer } from '@partshop/ui';
import { chatOpened } from './chat-events.ts';
import type { ChatAdapter } from './chat-adapter.ts';
import { messages } from './chat.messages.ts';
import { ChatBody } from './Chat.styles.ts';
import { ChatQuestion } from './ChatQuestion.tsx';
import { ChatReach } from './ChatReach.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import { choiceMade, selectAllowsChat, selectChoice } from './consent.slice.ts';
import { createScriptChat } from './script-chat.ts';
import { createStandInChat } from './stand-in-chat.ts';

/** The chat: consent first, then the service of the site's configuration or the built-in chat. */
export function ChatPopup({ onClose }: PopupProps): ReactElement {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const isAllowed = useSelector(selectAllowsChat);
  const choice = useSelector(selectChoice);
  const url = useSelector(selectSiteConfig)?.chatUrl ?? null;
  const [adapter] = useState<ChatAdapter>(() =>
    url === null ? createStandInChat({ reply: t('demoReply') }) : createScriptChat(url),
  );
  const onOpened = useCallback((chatId: string) => void dispatch(chatOpened({ chatId })), [dispatch]);
  const allow = () => dispatch(choiceMade({ analytics: choice?.analytics ?? false, chat: true }));
  return (
    <Drawer
      isOpen
      onDismiss={onClose}
      closesOnBackdrop={!isAllowed}
      side="end"
      title={t('title')}
      dismissLabel={t('close')}
    >
      <ChatBody>
        <ChatReach />
        {isAllowed ? <ChatWindow adapter={adapter} onOpened={onOpened} /> : <ChatQuestion onAllow={allow} />}
      </ChatBody>
    </Drawer>
  );
}
