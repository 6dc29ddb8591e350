import { useSelector } from 'react-redux';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, EmptyState, PageHeading, RotateCw } from '@partshop/ui';
import { demoMessages } from './demo-messages.loadables.ts';
import { messages } from './demo-messages.messages.ts';
import { DemoMessageCard } from './DemoMessageCard.tsx';
import { Messages } from './demo-messages.styles.ts';

/** /dev/messages */
export function DemoMessagesScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const loadable = useSelector((state: CoreState) => demoMessages.select(state));
  const list = 'data' in loadable ? (loadable.data ?? []) : [];
  return (
    <Messages data-ui="DemoMessages">
      <PageHeading
        title={t('title')}
        description={t('subtitle')}
        aside={
          <form method="get" action={href(paths.demoMessages.to())}>
            <Button type="submit" icon={<RotateCw />} isPending={loadable.status === 'loading'}>
              {t('refresh')}
            </Button>
          </form>
        }
      />
      {list.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul className="messages" aria-live="polite">
          {list.map((message) => (
            <DemoMessageCard key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Messages>
  );
}
