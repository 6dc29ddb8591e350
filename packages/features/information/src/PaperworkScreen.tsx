import { RETURN_PERIOD_DAYS, useTexts } from '@partshop/features/core';
import { Link, PageHeading } from '@partshop/ui';
import { messages } from './paperwork.messages.ts';
import { Root } from './paperwork.styles.ts';

/** The sections by the ids that links name; each paragraph is a text. */
const SECTIONS = [
  {
    id: 'terms',
    title: 'termsTitle',
    texts: ['termsOrder', 'termsPrice', 'termsDelivery', 'termsPayment', 'termsRefusal', 'termsReturn'],
  },
  {
    id: 'consent',
    title: 'consentTitle',
    texts: ['consentWhat', 'consentWhy', 'consentWho', 'consentTerm', 'consentWithdraw'],
  },
  { id: 'browser', title: 'browserTitle', texts: ['browserNeeded', 'browserChosen'] },
] as const;

/** /paperwork: the terms of sale, the consent to the processing of data, and what the shop stores in the browser. */
export function PaperworkScreen() {
  const t = useTexts(messages);
  return (
    <Root data-ui="Paperwork">
      <PageHeading title={t('title')} subtitle={t('lead')} />
      <nav aria-label={t('contents')}>
        <ul>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} variant="standalone">
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, title, texts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{t(title)}</h2>
          {texts.map((name) => (
            <p key={name}>{t(name, { days: RETURN_PERIOD_DAYS })}</p>
          ))}
        </section>
      ))}
    </Root>
  );
}
