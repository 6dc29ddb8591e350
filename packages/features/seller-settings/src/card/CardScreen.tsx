import { useSelector } from 'react-redux';
import { STALE_PRICES_DAYS, type CardGap, type SellerCard } from '@partshop/api-client';
import { DataText, sharedMessages, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { formatDelivery, isOpenPage, paths } from '@partshop/features/shared';
import { Card, DefinitionList, PageHeading } from '@partshop/ui';
import { dayText } from '../day-text.ts';
import { sellerCards } from '../seller-settings.loadables.ts';
import { messages } from './card.messages.ts';
import { CardPage } from './card.styles.ts';

/** /seller/info: the seller as buyers see it, and what is missing. */
export function CardScreen() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => sellerCards.select(state, undefined));
  const card = 'data' in known ? known.data : undefined;
  if (!card) return null;
  return (
    <CardPage data-ui="SellerCard">
      <PageHeading title={t('title')} description={t('lead')} />
      <Gaps gaps={card.gaps} />
      <Facts card={card} />
      <Warehouses card={card} />
      <section aria-labelledby="rules-heading">
        <h2 id="rules-heading">{t('rules')}</h2>
        <p className="rules">{card.returnRules === '' ? t('noRules') : <DataText>{card.returnRules}</DataText>}</p>
      </section>
    </CardPage>
  );
}

/** Where each gap is mended. */
const MENDED: Record<CardGap, { path: string; text: 'toUpload' | 'toSettings' | 'toWarehouse' }> = {
  'no-lists': { path: paths.sellerUpload.to('price'), text: 'toUpload' },
  stale: { path: paths.sellerUpload.to('price'), text: 'toUpload' },
  'no-schedule': { path: paths.sellerSettings.to(), text: 'toWarehouse' },
  'no-notices': { path: paths.sellerSettings.to(), text: 'toSettings' },
  'no-rules': { path: paths.sellerSettings.to(), text: 'toSettings' },
  'no-returns': { path: paths.sellerSettings.to(), text: 'toWarehouse' },
};

function Gaps({ gaps }: { gaps: readonly CardGap[] }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <section aria-labelledby="gaps-heading">
      <h2 id="gaps-heading">{t('gaps')}</h2>
      {gaps.length === 0 ? (
        <p className="muted">{t('whole')}</p>
      ) : (
        <ul className="gaps">
          {gaps.map((gap) => (
            <li key={gap}>
              <span>{t(gap, { days: STALE_PRICES_DAYS })}</span>
              {isOpenPage(MENDED[gap].path) ? <a href={href(MENDED[gap].path)}>{t(MENDED[gap].text)}</a> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ card: { factDays, kept, refused, returned } }: { card: SellerCard }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const share = ({ of, count }: SellerCard['kept']) => {
    if (of === 0) return t('noFacts');
    const percent = new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 1 }).format(count / of);
    return t('share', { percent, count, of });
  };
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading">{t('facts')}</h2>
      <p className="muted">{t('factsOf', { days: factDays })}</p>
      <DefinitionList
        className="facts"
        items={[
          { term: t('kept'), value: share(kept) },
          { term: t('refused'), value: share(refused) },
          { term: t('returned'), value: share(returned) },
        ]}
      />
    </section>
  );
}

function Warehouses({ card: { warehouses } }: { card: SellerCard }) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale.format, { style: 'percent' });
  if (warehouses.length === 0) return null;
  return (
    <section aria-labelledby="warehouses-heading">
      <h2 id="warehouses-heading">{t('warehouses')}</h2>
      <ul className="warehouses">
        {warehouses.map(({ priceListId, name, city, offers, ...terms }) => (
          <Card as="li" key={priceListId}>
            <h3>
              <DataText>{name}</DataText>
            </h3>
            <p className="muted">
              <DataText>{city}</DataText>
              <span>{t('offers', { count: offers })}</span>
            </p>
            <DefinitionList
              items={[
                {
                  term: t('promised'),
                  value: formatDelivery(tShared, terms.promisedDays, terms.promisedDaysMax),
                },
                { term: t('sends'), value: <span suppressHydrationWarning>{dayText(locale, terms.sendsOn)}</span> },
                { term: t('reliability'), value: percent.format(terms.reliability / 100) },
                { term: t('returns'), value: t(terms.isReturnable ? 'canReturn' : 'cannotReturn') },
              ]}
            />
          </Card>
        ))}
      </ul>
    </section>
  );
}
