import { useLocale } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime } from '@partshop/ui';

/** A text with a time in it. `text` puts what it is given in its place. */
export function TimeText({
  text,
  at,
  format,
}: {
  text: (time: string) => string;
  at: string;
  format: 'date' | 'dateTime';
}) {
  const { format: locale } = useLocale();
  const [before = '', after = ''] = text('\n').split('\n');
  return (
    <>
      {before}
      <DateTime value={at} locale={locale} timeZone={SHOP_TIME_ZONE} format={format} />
      {after}
    </>
  );
}
