import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useTexts } from '@partshop/features/core';
import { Button, TextAreaField } from '@partshop/ui';
import type { Conversation } from './chat-adapter.ts';
import { messages } from './chat.messages.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { useConversation } from './use-conversation.ts';

export type ChatConversationProps = { conversation: Conversation };

/** Maximum length of a message. */
const MAX_LENGTH = 1000;

/** The messages, and the field for the next one. */
export function ChatConversation({ conversation }: ChatConversationProps): ReactElement {
  const t = useTexts(messages);
  const { shown, say, sayAgain } = useConversation(conversation);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const isAwaited = shown.some(({ delivery }) => delivery === 'sending');

  useEffect(() => fieldRef.current?.focus(), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = fieldRef.current;
    const text = field?.value.trim() ?? '';
    const fault = text === '' ? t('empty') : text.length > MAX_LENGTH ? t('tooLong', { max: MAX_LENGTH }) : undefined;
    setError(fault);
    if (fault === undefined) {
      say(text);
      if (field) field.value = '';
    }
    field?.focus();
  };

  return (
    <>
      <div className="chat-log" role="log" aria-label={t('log')}>
        <ol className="chat-messages">
          <ChatBubble from="shop" text={t('greeting')} delivery="sent" />
          {shown.map((message) => (
            <ChatBubble
              key={message.id}
              from={message.from}
              text={message.text}
              delivery={message.delivery}
              onRetry={() => sayAgain(message)}
            />
          ))}
        </ol>
        <p key={`${shown.length} ${isAwaited}`} className="chat-end" ref={scrollHere}>
          {isAwaited ? t('writing') : null}
        </p>
      </div>
      <form className="chat-form" noValidate onSubmit={onSubmit}>
        <TextAreaField ref={fieldRef} name="message" label={t('message')} rows={3} error={error} />
        <Button type="submit" variant="primary">
          {t('send')}
        </Button>
      </form>
    </>
  );
}

/** Scrolls to the newest message. */
function scrollHere(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'nearest' });
}
