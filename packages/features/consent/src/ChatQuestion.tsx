import type { ReactElement } from 'react';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, Link } from '@partshop/ui';
import { messages } from './chat.messages.ts';

export type ChatQuestionProps = { onAllow: () => void };

/** Asks for consent before anything of the chat is loaded or stored (P11). Closing the panel refuses. */
export function ChatQuestion({ onAllow }: ChatQuestionProps): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <section className="chat-question">
      <h3>{t('askTitle')}</h3>
      <p>
        {t('askText')} <Link href={href(paths.paperwork.to())}>{t('askMore')}</Link>
      </p>
      <Button variant="primary" onClick={onAllow}>
        {t('askAllow')}
      </Button>
    </section>
  );
}
