import { useSelector } from 'react-redux';
import { selectContacts, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, phoneHref, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime, Link, PageHeading } from '@partshop/ui';
import { messages } from './accessibility.messages.ts';
import { StatementPage } from './accessibility.styles.ts';
import { ComponentList } from './ComponentList.tsx';
import { CriterionList } from './CriterionList.tsx';
import results from './results.json' with { type: 'json' };
import type { Check } from './success-criteria.ts';
import { lastRunOf, type ComponentResult } from './sum-up.ts';

const COMPONENTS: Readonly<Record<string, ComponentResult>> = results.components;
const CHECKS: readonly Check[] = ['keyboard', 'reader', 'pages', 'forms', 'narrow', 'colours'];
const LIMITS = ['limitPeople', 'limitHand', 'limitPhotos', 'limitLanguages'] as const;

/** /accessibility: what the shop aims at, what its checks found, and how to report a problem. */
export function AccessibilityScreen() {
  const t = useTexts(messages);
  const { format } = useLocale();
  const components = Object.values(COMPONENTS);
  const notRun = components.filter(({ lastRun }) => lastRun === null).length;
  const lastRun = lastRunOf(components);
  return (
    <StatementPage data-ui="AccessibilityStatement">
      <PageHeading title={t('title')} description={t('lead')} />
      <section aria-labelledby="standard">
        <h2 id="standard">{t('standardTitle')}</h2>
        <p>{t('standard')}</p>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{t('howTitle')}</h2>
        <ul className="points">
          <li>{t('axe', { engine: results.engine })}</li>
          {CHECKS.map((check) => (
            <li key={check}>{t(check)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">{t('limitsTitle')}</h2>
        <ul className="points">
          {LIMITS.map((limit) => (
            <li key={limit}>{t(limit)}</li>
          ))}
          {notRun > 0 ? <li>{t('limitNotRun', { components: notRun })}</li> : null}
        </ul>
      </section>
      <Report />
      <section aria-labelledby="results">
        <h2 id="results">{t('resultsTitle')}</h2>
        <p>{t('resultsLead')}</p>
        {lastRun === null ? null : (
          <p className="quiet">
            {t('lastRun')} <DateTime value={lastRun} locale={format} timeZone={SHOP_TIME_ZONE} format="date" />
          </p>
        )}
        <CriterionList components={components} />
      </section>
      <section aria-labelledby="components">
        <h2 id="components">{t('componentsTitle')}</h2>
        <ComponentList components={COMPONENTS} />
      </section>
    </StatementPage>
  );
}

/** How to report a problem: by the shop's phone and mail, if they are known, or by any of its contacts. */
function Report() {
  const t = useTexts(messages);
  const href = useHref();
  const company = useSelector(selectContacts)?.company;
  const [phone] = company?.phones ?? [];
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t('reportTitle')}</h2>
      <p>{t('report')}</p>
      <p className="reach">
        {phone ? (
          <Link href={phoneHref(phone.phone)} variant="standalone">
            <bdi dir="ltr">{phone.phone}</bdi>
          </Link>
        ) : null}
        {company?.email ? (
          <Link href={`mailto:${company.email}`} variant="standalone">
            <bdi dir="ltr">{company.email}</bdi>
          </Link>
        ) : null}
        <Link href={href(paths.contacts.to())} variant="standalone">
          {t('contacts')}
        </Link>
      </p>
    </section>
  );
}
