import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { OwnSession } from '@partshop/api-client';
import { isolate, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, Badge, Button, Card, PageHeading } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { ownSessions } from './sessions.loadables.ts';
import { messages } from './sessions.messages.ts';
import type { SessionsAnswer } from './sessions.saga.ts';

/** /profile/sessions: where the client is logged in; each other session can be ended. */
export function SessionsScreen() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => ownSessions.select(state, undefined));
  const { isSending, formProps } = usePageForm(paths.ownSessions.to());
  const answer = useActionData<SessionsAnswer | undefined>();
  const items = 'data' in known ? (known.data?.items ?? []) : [];
  return (
    <AccountPage data-ui="OwnSessions">
      <PageHeading title={t('title')} description={t('lead')} />
      {answer && !isSending ? (
        <Alert tone={answer.isEnded ? 'positive' : 'critical'}>{t(answer.isEnded ? 'ended' : 'failed')}</Alert>
      ) : null}
      <form {...formProps} aria-busy={isSending}>
        <ul className="rows">
          {items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </form>
      {items.length > 1 ? <EndAll /> : null}
    </AccountPage>
  );
}

function EndAll() {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.ownSessions.to());
  return (
    <form {...formProps}>
      <Button type="submit" isPending={isSending}>
        {t('endAll')}
      </Button>
    </form>
  );
}

function SessionRow({ session: { id, isCurrent, device, address, startedAt, seenAt } }: { session: OwnSession }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale.format, { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE });
  const name = device === '' ? t('unknown') : isolate(device, locale);
  const facts = [
    t('seen', { date: day.format(new Date(seenAt)) }),
    ...(address === '' ? [] : [t('from', { address: isolate(address, locale) })]),
    t('since', { date: day.format(new Date(startedAt)) }),
  ];
  return (
    <Card as="li" className="row">
      <div className="row-text">
        <strong>{name}</strong>
        <span className="muted" suppressHydrationWarning>
          {facts.join(' · ')}
        </span>
      </div>
      {isCurrent ? (
        <Badge tone="positive">{t('current')}</Badge>
      ) : (
        <Button type="submit" size="small" name="id" value={String(id)} aria-label={t('endOf', { device: name })}>
          {t('end')}
        </Button>
      )}
    </Card>
  );
}
