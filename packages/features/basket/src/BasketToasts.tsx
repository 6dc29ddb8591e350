import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@partshop/features/core';
import { Button, ToastRegion, type ToastItem } from '@partshop/ui';
import type { BasketNotice } from './basket-notices.ts';
import { messages } from './basket-notices.messages.ts';
import { selectNotices } from './basket.selectors.ts';
import { changeRequested, noticeDismissed, restoreToBasket } from './basket.slice.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** The basket's toasts on any page: refused changes with a retry, removed lines with an undo. */
export function BasketToasts() {
  const t = useTexts(messages);
  const refusalText = useRefusalText();
  const dispatch = useDispatch();
  const notices = useSelector(selectNotices);

  const actionOf = (notice: BasketNotice) => {
    const next =
      notice.kind === 'removed' ? restoreToBasket(notice.undo) : notice.retry && changeRequested(notice.retry);
    if (!next) return null;
    return (
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          dispatch(noticeDismissed(notice.id));
          dispatch(next);
        }}
      >
        {t(notice.kind === 'removed' ? 'undo' : 'retry')}
      </Button>
    );
  };

  const toToast = (notice: BasketNotice): ToastItem => ({
    id: notice.id,
    tone: notice.kind === 'removed' ? 'info' : notice.retry ? 'critical' : 'attention',
    text: (
      <>
        {notice.subject === '' ? null : <NoticeSubject text={notice.subject} />}
        <div>{notice.kind === 'removed' ? t('removed') : refusalText(notice.refusal)}</div>
      </>
    ),
    actions: actionOf(notice),
  });

  return (
    <ToastRegion
      label={t('notices')}
      dismissLabel={t('dismiss')}
      items={notices.map(toToast)}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
    />
  );
}

function NoticeSubject({ text }: { text: string }) {
  return (
    <strong>
      <bdi dir="ltr">{text}</bdi>
    </strong>
  );
}
