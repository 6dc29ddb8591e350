import type { TransitClaim } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { ActForm, type ActFormProps } from '@partshop/features/orders';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { ArticleName, Badge, Card } from '@partshop/ui';
import type { RefusedClaim } from './answer-claim.saga.ts';
import { dayText } from './days.ts';
import { messages } from './transit.messages.ts';
import type { ClaimIntent } from './transit-paths.ts';

export type ClaimCardProps = {
  claim: TransitClaim;
  /** The page that its forms belong to. */
  path: string;
  refused: RefusedClaim | null;
};

/** What is wrong with an item, what was said about it, and the forms that answer an open claim. */
export function ClaimCard({ claim, path, refused }: ClaimCardProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { fault, state, transit } = claim;
  const { catalogKey, catalogName, catalogFullNumber, clearNumber, productName } = transit;
  return (
    <Card as="li">
      <div className="claim-head">
        <div className="claim-text">
          <a className="ps-touch" href={href(paths.price.to(catalogKey, clearNumber))}>
            <ArticleName maker={catalogName} number={catalogFullNumber} />
          </a>
          <span className="muted">
            <DataText>{productName}</DataText>
          </span>
        </div>
        <Badge tone={state === 'open' ? 'critical' : 'neutral'}>{t(fault)}</Badge>
      </div>
      <Said claim={claim} />
      {state === 'open' ? <Answers claim={claim} path={path} refused={refused} /> : null}
    </Card>
  );
}

function Said({ claim: { note, answer, answeredAt, transit } }: Pick<ClaimCardProps, 'claim'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { moneyText } = useMoney('RUB');
  const { orderNumber, receivedOn, faultyPieces, pieces, price } = transit;
  return (
    <div className="claim-text">
      <span suppressHydrationWarning>
        {t('faultyOf', { faulty: faultyPieces, pieces, sum: moneyText(faultyPieces * price) })}
      </span>
      <span className="muted" suppressHydrationWarning>
        {t('ofOrder', { number: isolate(orderNumber, locale), date: receivedOn ? dayText(receivedOn, locale) : '—' })}
      </span>
      {note === '' ? null : <span>{t('note', { text: isolate(note, locale) })}</span>}
      {answer === '' ? null : <span>{t('answer', { text: isolate(answer, locale) })}</span>}
      {answeredAt === null ? null : (
        <span className="muted" suppressHydrationWarning>
          {t('answered', {
            date: new Intl.DateTimeFormat(locale.format, {
              dateStyle: 'short',
              numberingSystem: 'latn',
              timeZone: SHOP_TIME_ZONE,
            }).format(new Date(answeredAt)),
          })}
        </span>
      )}
    </div>
  );
}

function Answers({ claim: { transit, version }, path, refused }: ClaimCardProps) {
  const t = useTexts(messages);
  const formOf = (intent: ClaimIntent): Omit<ActFormProps, 'title' | 'submit'> => {
    const own = refused?.intent === intent && refused.refusal !== null ? refused : null;
    return {
      path,
      article: `${transit.catalogName} ${transit.catalogFullNumber}`,
      sent: { intent, transit: transit.id, version },
      isOpen: own !== null,
      refusal: own?.refusal,
      reason: own?.reason,
      reasonLabel: t('comment'),
      reasonError: own?.refusal?.reason === 'fields' ? t('reasonMissing') : undefined,
    };
  };
  return (
    <div className="claim-forms">
      <ActForm {...formOf('accept')} title={t('accept')} text={t('acceptText')} submit={t('accept')} />
      <ActForm
        {...formOf('decline')}
        title={t('decline')}
        text={t('declineText')}
        submit={t('decline')}
        isReasonRequired
      />
    </div>
  );
}
