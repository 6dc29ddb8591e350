import { REGISTRATION_BONUS_RUB, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { BadgePercent, ButtonLink, EmptyState } from '@partshop/ui';
import { messages } from './register.messages.ts';
import { REGISTRATION_BONUS_DAYS } from './register-answer.ts';

export type WelcomeProps = {
  name: string;
  /** The page that the visitor came from; a path without its language. */
  target: string;
};

/** Shows a new client the credited bonus, and a link to the target. */
export function Welcome({ name, target }: WelcomeProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const amount = moneyText(REGISTRATION_BONUS_RUB * 100);
  return (
    <EmptyState
      data-ui="Welcome"
      titleAs="h1"
      icon={<BadgePercent />}
      title={t('welcomeTitle', { name })}
      action={
        <>
          <ButtonLink href={href(target)} variant="primary">
            {t('goOn')}
          </ButtonLink>
          <ButtonLink href={href(paths.profile.to())}>{t('toProfile')}</ButtonLink>
        </>
      }
    >
      {t('welcomeText', { amount, days: REGISTRATION_BONUS_DAYS })}
    </EmptyState>
  );
}
