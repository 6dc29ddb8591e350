import { useSelector } from 'react-redux';
import { selectSiteConfig, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { BadgePercent, ButtonLink, EmptyState } from '@partshop/ui';
import { messages } from './register.messages.ts';

export type WelcomeProps = {
  name: string;
  /** The page that the visitor came from; a path without its language. */
  target: string;
};

/** Shows a new client the credited bonus, if any, and a link to the target. */
export function Welcome({ name, target }: WelcomeProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const bonus = useSelector(selectSiteConfig)?.bonus;
  return (
    <EmptyState
      data-ui="Welcome"
      headingAs="h1"
      icon={<BadgePercent />}
      title={t('welcomeTitle', { name })}
      actions={
        <>
          <ButtonLink href={href(target)} variant="primary">
            {t('goOn')}
          </ButtonLink>
          <ButtonLink href={href(paths.profile.to())}>{t('toProfile')}</ButtonLink>
        </>
      }
    >
      {bonus?.welcome
        ? t('welcomeText', {
            amount: moneyText(bonus.welcome * 100),
            days: bonus.days,
            share: bonus.orderShare,
          })
        : t('welcomeWithoutBonus')}
    </EmptyState>
  );
}
