import type { ListedPost } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, DateTime } from '@partshop/ui';
import { messages } from './post-editor.messages.ts';

const TONES = { draft: 'neutral', scheduled: 'info', published: 'positive', removed: 'critical' } as const;

/** What visitors see of a post, and what will change. */
export function PostState({ post }: { post: Pick<ListedPost, 'state' | 'hasDraft' | 'scheduledFor'> }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { state, hasDraft, scheduledFor } = post;
  return (
    <span className="post-state">
      <Badge tone={TONES[state]}>{t(state)}</Badge>
      {hasDraft && state !== 'draft' ? <Badge>{t('hasDraft')}</Badge> : null}
      {scheduledFor === null ? null : (
        <span className="post-note">
          {t('from')}{' '}
          <DateTime value={scheduledFor} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
        </span>
      )}
    </span>
  );
}
