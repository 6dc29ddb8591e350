import type { EditedPost } from '@partshop/api-client';
import { DataText, useHref, useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Button, DateTime, Link } from '@partshop/ui';
import { messages } from './post-editor.messages.ts';
import { previewPath } from './preview-path.ts';

type HistoryProps = {
  post: EditedPost;
  /** False while there are changes that a restored version would replace. */
  canRestore: boolean;
  onRestore: (version: number) => void;
};

/** Who saved the post when. Each version can be looked at and brought back. */
export function History({ post, canRestore, onRestore }: HistoryProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const date = (value: string) => (
    <DateTime value={value} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
  );
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="history">
        {post.history.map(({ version, savedAt, savedBy, langs, shownFrom }) => (
          <li key={version}>
            <Link href={href(previewPath(post, version))} variant="standalone">
              {t('version', { version })}
            </Link>
            <span className="post-note">
              {date(savedAt)} · <DataText>{savedBy ?? t('byShop')}</DataText> · <bdi>{langs.join(', ')}</bdi>
            </span>
            {shownFrom === null ? null : (
              <span className="post-note">
                {t('shownFrom')} {date(shownFrom)}
              </span>
            )}
            {version === post.version ? null : (
              <Button
                size="small"
                variant="quiet"
                aria-disabled={!canRestore || undefined}
                aria-label={t('restoreVersion', { version })}
                onClick={() => canRestore && onRestore(version)}
              >
                {t('restoreButton')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
