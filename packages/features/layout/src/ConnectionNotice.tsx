import { Button, TriangleAlert } from '@partshop/ui';
import { sharedMessages, useTexts } from '@partshop/features/core';
import { messages } from './layout.messages.ts';

/** Says above the page that the connection is lost. What waits for it goes on by itself. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  return (
    <div className="page-offline">
      <TriangleAlert />
      <p>{t('offline')}</p>
      <Button size="small" onClick={onRetry}>
        {shared('retry')}
      </Button>
    </div>
  );
}
