import { useSelector } from 'react-redux';
import type { ArticleAlert } from '@partshop/api-client';
import { isolate, useLocale, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { formatPhone, paths, PartSearch } from '@partshop/features/shared';
import { Badge, Button, Card, EmptyState, MessageSquareText, PageHeading } from '@partshop/ui';
import { AlertArticle } from './AlertArticle.tsx';
import { ownAlerts } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';
import { OwnAlerts } from './own-alerts.styles.ts';

/** /alerts: the messages that a client waits for. */
export function OwnAlertsScreen() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => ownAlerts.select(state, 'own'));
  const { isSending, formProps } = usePageForm(paths.alerts.to());
  const alerts = 'data' in known ? known.data : undefined;
  if (!alerts) return null;
  if (alerts.length === 0) {
    return (
      <EmptyState headingAs="h1" title={t('noneTitle')} icon={<MessageSquareText />}>
        <p>{t('noneText')}</p>
        <PartSearch size="large" />
      </EmptyState>
    );
  }
  return (
    <OwnAlerts data-ui="OwnAlerts">
      <PageHeading title={t('toOwn')} />
      <form {...formProps} aria-busy={isSending}>
        <ul>
          {alerts.map((alert) => (
            <OwnAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      </form>
    </OwnAlerts>
  );
}

function OwnAlert({ alert }: { alert: ArticleAlert }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const { id, price, withCrosses, contact, isConfirmed, catalogName, catalogFullNumber } = alert;
  const address = isolate(contact.includes('@') ? contact : formatPhone(contact), locale);
  return (
    <Card as="li" className="alert">
      <div>
        <AlertArticle of={alert} />
        <p className="alert-waits">
          {price === null
            ? t(withCrosses ? 'kindStockCrosses' : 'kindStock')
            : t(withCrosses ? 'kindPriceCrosses' : 'kindPrice', { price: moneyText(price) })}
          <br />
          {t('to', { contact: address })}
        </p>
        {isConfirmed ? null : (
          <p>
            <Badge tone="attention">{t('unconfirmed')}</Badge>
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="small"
        name="id"
        value={String(id)}
        aria-label={t('deleteOf', { article: isolate(`${catalogName} ${catalogFullNumber}`, locale) })}
      >
        {t('delete')}
      </Button>
    </Card>
  );
}
