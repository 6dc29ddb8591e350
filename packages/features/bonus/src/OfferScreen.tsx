import { useSelector } from 'react-redux';
import { selectIsAnonymous, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Link, PageHeading } from '@partshop/ui';
import { ProgrammePage } from './bonus.styles.ts';
import { messages } from './programme.messages.ts';
import { useProgramme } from './use-programme.ts';

const STEPS = ['stepPhone', 'stepOrder', 'stepPay'] as const;

/** /a-bonus: what a registration brings, and what to do with it. */
export function OfferScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const isGuest = useSelector(selectIsAnonymous);
  const { isGranted, values } = useProgramme();
  return (
    <ProgrammePage data-ui="BonusOffer">
      <PageHeading
        title={isGranted ? t('offerHeading', values) : t('noneHeading')}
        description={isGranted ? t('offerLead', values) : t('noneText')}
      />
      {isGranted ? (
        <section aria-labelledby="steps-heading">
          <h2 id="steps-heading">{t('steps')}</h2>
          <ol className="steps">
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
      ) : null}
      <p className="acts">
        {isGuest ? (
          isGranted && (
            <ButtonLink variant="primary" href={href(paths.register.to(paths.bonuses.to()))}>
              {t('register')}
            </ButtonLink>
          )
        ) : (
          <ButtonLink href={href(paths.bonuses.to())}>{t('own')}</ButtonLink>
        )}
        <Link href={href(paths.bonusClub.to())} variant="standalone">
          {t('toTerms')}
        </Link>
      </p>
    </ProgrammePage>
  );
}
