import { useRef, useState, type ReactElement } from 'react';
import { sharedMessages, useTexts } from '@partshop/features/core';
import { Alert, Button } from '@partshop/ui';
import type { ChatAdapter } from './chat-adapter.ts';
import { messages } from './chat.messages.ts';
import { ChatConversation } from './ChatConversation.tsx';
import { useOpenChat } from './use-open-chat.ts';

export type ChatWindowProps = {
  adapter: ChatAdapter;
  /** The chat with this id has opened. */
  onOpened: (chatId: string) => void;
};

/** Opens the chat and shows its own widget, or the shop's panel if it has none. */
export function ChatWindow({ adapter, onOpened }: ChatWindowProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <ChatAttempt key={attempt} onRetry={() => setAttempt(attempt + 1)} {...{ adapter, onOpened }} />;
}

function ChatAttempt({ adapter, onOpened, onRetry }: ChatWindowProps & { onRetry: () => void }): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const container = useRef<HTMLDivElement>(null);
  const opening = useOpenChat(container, { adapter, onOpened });
  const kind = opening.phase === 'open' ? opening.chat.kind : null;

  return (
    <div className="chat-window" aria-busy={opening.phase === 'opening'}>
      <div ref={container} className="chat-drawn" />
      {opening.phase === 'opening' ? <p role="status">{t('opening')}</p> : null}
      {kind === 'elsewhere' ? <p role="status">{t('elsewhere')}</p> : null}
      {opening.phase === 'open' && opening.chat.kind === 'conversation' ? (
        <ChatConversation conversation={opening.chat} />
      ) : null}
      {opening.phase === 'failed' ? (
        <Alert
          tone="critical"
          title={t('failedTitle')}
          actions={
            <Button size="small" onClick={onRetry}>
              {shared('retry')}
            </Button>
          }
        >
          {t('failedText')}
        </Alert>
      ) : null}
    </div>
  );
}
