import { useLocale } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime } from '@partshop/ui';

/** A text with a time in place of its line break. */
export function WithTime({ text, time }: { text: string; time: string }) {
  const locale = useLocale();
  const [before = '', after = ''] = text.split('\n');
  return (
    <>
      {before}
      <DateTime value={time} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
      {after}
    </>
  );
}
