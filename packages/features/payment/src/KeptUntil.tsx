import { useIsScripted, useLocale, useNow, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime } from '@partshop/ui';
import { messages } from './pay.messages.ts';

const MINUTE_MS = 60_000;
/** From here on hours are exact enough. */
const MANY_MINUTES = 120;

/** Until when the goods are kept, and how long that is; without scripts only the time, which cannot move on. */
export function KeptUntil({ payUntil }: { payUntil: string }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const isScripted = useIsScripted();
  const minutes = Math.floor((Date.parse(payUntil) - useNow(MINUTE_MS)) / MINUTE_MS);
  const left =
    minutes < 0
      ? t('timeIsOver')
      : minutes < MANY_MINUTES
        ? t('minutesLeft', { minutes: minutes + 1 })
        : t('hoursLeft', { hours: Math.floor(minutes / 60) });
  return (
    <>
      <DateTime value={payUntil} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
      {isScripted ? <span className="pay-left">{` (${left})`}</span> : null}
    </>
  );
}
