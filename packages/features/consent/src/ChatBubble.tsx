import type { ReactElement } from 'react';
import { useTexts } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { messages } from './chat.messages.ts';
import type { ShownMessage } from './use-conversation.ts';

export type ChatBubbleProps = Pick<ShownMessage, 'from' | 'text' | 'delivery'> & { onRetry?: () => void };

/** One message. A hidden text names the sender for those who do not see the side. */
export function ChatBubble({ from, text, delivery, onRetry }: ChatBubbleProps): ReactElement {
  const t = useTexts(messages);
  return (
    <li className="chat-message" data-from={from} data-delivery={delivery}>
      <span className="chat-from">{t(from === 'visitor' ? 'you' : 'shop')}</span>
      <p className="chat-text" dir="auto">
        {text}
      </p>
      {delivery === 'failed' ? (
        <span className="chat-failed">
          <span>{t('notSent')}</span>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
