import { useSelector } from 'react-redux';
import { RETURN_PERIOD_DAYS, selectSiteConfig, useHref, useTexts } from '@partshop/features/core';
import { Link, PageHeading } from '@partshop/ui';
import { Contents } from './Contents.tsx';
import { messages } from './paperwork.messages.ts';
import { sectionsOf } from './paperwork-sections.ts';
import { InformationRoot } from './information.styles.ts';

/** /paperwork: the terms of sale, of bonuses and of wholesale, the consent to the processing of data, and what is stored in the browser. */
export function PaperworkScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const bonus = useSelector(selectSiteConfig)?.bonus ?? null;
  const sections = sectionsOf(bonus);
  return (
    <InformationRoot data-ui="Paperwork">
      <PageHeading title={t('title')} description={t('lead')} />
      <Contents sections={sections.map(({ id, title }) => ({ id, title: t(title) }))} label={t('contents')} />
      {sections.map(({ id, title, texts, link }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{t(title)}</h2>
          {texts.map((name) => (
            <p key={name}>{t(name, { days: RETURN_PERIOD_DAYS })}</p>
          ))}
          {link ? (
            <p>
              <Link href={href(link.to)} variant="standalone">
                {t(link.text)}
              </Link>
            </p>
          ) : null}
        </section>
      ))}
    </InformationRoot>
  );
}
