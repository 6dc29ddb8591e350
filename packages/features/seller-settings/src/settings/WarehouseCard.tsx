import { DataText, isolate, sharedMessages, useLocale, useTexts } from '@partshop/features/core';
import { formatDelivery } from '@partshop/features/shared';
import { Card, ChevronDown } from '@partshop/ui';
import { dayText } from '../day-text.ts';
import { messages } from './settings.messages.ts';
import { WarehouseForm, type WarehouseProps } from './WarehouseForm.tsx';

/** A warehouse: what buyers are promised now, and the form that changes it. */
export function WarehouseCard({ warehouse, refused }: WarehouseProps) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const locale = useLocale();
  const { name, city, sendsOn, promisedDays, promisedDaysMax } = warehouse;
  return (
    <Card as="li" className="warehouse">
      <h3>
        <DataText>{name}</DataText>
      </h3>
      <p className="muted">
        <DataText>{city}</DataText>
      </p>
      <p suppressHydrationWarning>
        {t('nowPromised', {
          day: dayText(locale, sendsOn),
          promised: formatDelivery(tShared, promisedDays, promisedDaysMax),
        })}
      </p>
      <details open={refused !== null}>
        <summary aria-label={t('changeOf', { name: isolate(name, locale) })}>
          {t('change')}
          <ChevronDown />
        </summary>
        <WarehouseForm warehouse={warehouse} refused={refused} />
      </details>
    </Card>
  );
}
