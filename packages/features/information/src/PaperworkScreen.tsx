import { useSelector } from 'react-redux';
import { RETURN_PERIOD_DAYS, selectSiteConfig, useMoney, useTexts } from '@partshop/features/core';
import { PageHeading } from '@partshop/ui';
import { Contents } from './Contents.tsx';
import { messages } from './paperwork.messages.ts';
import { sectionsOf } from './paperwork-sections.ts';
import { InformationRoot } from './information.styles.ts';

const KOPECKS = 100;

/** /paperwork: the terms of sale, of bonuses and of wholesale, the consent to the processing of data, and what is stored in the browser. */
export function PaperworkScreen() {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const bonus = useSelector(selectSiteConfig)?.bonus ?? null;
  const sections = sectionsOf(bonus);
  const values = {
    days: RETURN_PERIOD_DAYS,
    amount: moneyText((bonus?.welcome ?? 0) * KOPECKS),
    bonusDays: bonus?.days ?? 0,
    share: bonus?.orderShare ?? 0,
  };
  return (
    <InformationRoot data-ui="Paperwork">
      <PageHeading title={t('title')} description={t('lead')} />
      <Contents sections={sections.map(({ id, title }) => ({ id, title: t(title) }))} label={t('contents')} />
      {sections.map(({ id, title, texts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{t(title)}</h2>
          {texts.map((name) => (
            <p key={name} suppressHydrationWarning>
              {t(name, values)}
            </p>
          ))}
        </section>
      ))}
    </InformationRoot>
  );
}
