import { useState } from 'react';
import type { EditedPost } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Button, Card, TextField } from '@partshop/ui';
import { messages } from './post-editor.messages.ts';

type PublishingProps = {
  post: EditedPost;
  isSending: boolean;
  /** `from` is an ISO time; null: now. */
  onPublish: (from: string | null) => void;
  onWithdraw: (isRemoved: boolean) => void;
};

/** When visitors see the post. The time is that of the editor's own clock. */
export function Publishing({ post, isSending, onPublish, onWithdraw }: PublishingProps) {
  const t = useTexts(messages);
  const [time, setTime] = useState('');
  const isLater = time !== '';
  return (
    <Card as="section" aria-labelledby="publishing">
      <h2 id="publishing">{t('publishing')}</h2>
      <form
        className="publishing"
        onSubmit={(event) => {
          event.preventDefault();
          onPublish(isLater ? new Date(time).toISOString() : null);
        }}
      >
        <TextField
          name="from"
          type="datetime-local"
          label={t('showFrom')}
          hint={t('showFromHint')}
          value={time}
          onValueChange={setTime}
        />
        <Button type="submit" isPending={isSending}>
          {t(isLater ? 'schedule' : 'publishNow')}
        </Button>
      </form>
      {post.state === 'published' || post.state === 'scheduled' ? (
        <div className="editor-acts">
          <Button size="small" variant="quiet" onClick={() => onWithdraw(false)}>
            {t('withdrawNow')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onWithdraw(true)}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {post.state === 'removed' ? <p className="post-note">{t('removedText')}</p> : null}
    </Card>
  );
}
