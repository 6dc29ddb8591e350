import type { StoreWorkTime } from '@partshop/api-client';
import { useLocale, useNow, useTexts } from '@partshop/features/core';
import { clockTime, groupWorkHours, openingAt, weekdayName, workDays } from '@partshop/features/shared';
import { Badge, DefinitionList } from '@partshop/ui';
import { messages } from './contacts.messages.ts';

const MINUTE_MS = 60_000;

/** Whether the store is open now, and its hours. */
export function StoreHours({ hours }: { hours: readonly StoreWorkTime[] }) {
  const t = useTexts(messages);
  const { tag } = useLocale();
  if (hours.length === 0) return null;
  const rows = groupWorkHours(hours).map((line) => ({
    term: line.from === 1 && line.to === 7 ? t('everyDay') : workDays(line, tag),
    value:
      line.opens === null || line.closes === null ? (
        t('closed')
      ) : (
        <bdi dir="ltr">{`${clockTime(line.opens)}–${clockTime(line.closes)}`}</bdi>
      ),
  }));
  return (
    <>
      <OpenNow hours={hours} />
      <h3>{t('hours')}</h3>
      <DefinitionList items={rows} />
    </>
  );
}

function OpenNow({ hours }: { hours: readonly StoreWorkTime[] }) {
  const t = useTexts(messages);
  const { tag } = useLocale();
  const opening = openingAt(hours, new Date(useNow(MINUTE_MS)));
  if (opening === null) return null;
  return (
    // A page that is open when the store opens or closes may count from another minute than the server did.
    <Badge tone={opening.isOpen ? 'positive' : 'neutral'} suppressHydrationWarning>
      {opening.isOpen
        ? t('openUntil', { time: clockTime(opening.until) })
        : t(opening.inDays === 0 ? 'opensToday' : opening.inDays === 1 ? 'opensTomorrow' : 'opensLater', {
            time: clockTime(opening.opens),
            day: weekdayName(opening.day, tag),
          })}
    </Badge>
  );
}
