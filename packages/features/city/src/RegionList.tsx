import type { ReactNode } from 'react';
import { DataText, sharedMessages, useTexts } from '@partshop/features/core';
import { formatDelivery } from '@partshop/features/shared';
import { Accordion, Skeleton } from '@partshop/ui';
import { messages } from './city.messages.ts';
import { FailedPart } from './FailedPart.tsx';
import type { PickerRequest } from './picker-request.ts';
import type { Follow } from './use-follow.ts';
import { dataOf, type PickerData } from './use-picker-data.ts';

export type RegionListProps = { data: PickerData; follow: Follow; headingAs: 'h2' | 'h3' };

/** The regions with pick-up points, collapsed; a region links to its cities. */
export function RegionList({ data, follow, headingAs }: RegionListProps) {
  const t = useTexts(messages);
  const count = servedRegions(data).length;
  return (
    <Accordion
      headingAs={headingAs}
      items={[
        {
          id: 'regions',
          title: t('regions'),
          aside: count > 0 ? t('regionCount', { count }) : undefined,
          content: <Regions data={data} follow={follow} />,
        },
      ]}
    />
  );
}

/** A region without points gets nothing: what a visitor there orders goes to the nearest city with points. */
const servedRegions = (data: PickerData) => dataOf(data.regions).filter(({ points }) => points > 0);

const requestOf = (text: string): PickerRequest => ({ by: { kind: 'text', text }, pointsOf: null });

function Regions({ data, follow }: Pick<RegionListProps, 'data' | 'follow'>): ReactNode {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const regions = servedRegions(data);
  if (data.regions.status === 'failed') {
    return <FailedPart {...follow({ ...data.request }, 'list')}>{t('regionsFailed')}</FailedPart>;
  }
  if (dataOf(data.regions).length === 0) return <Skeleton lines={4} />;
  return (
    <ul className="region-list">
      {regions.map(({ name, countryCode, points, daysMin, daysMax }) => (
        <li key={`${countryCode} ${name}`}>
          <a {...follow(requestOf(name), 'list')}>
            <DataText>{name}</DataText>
          </a>
          <span>{daysMax === 0 ? t('sameDay') : formatDelivery(shared, daysMin, daysMax)}</span>
          <span>{t('points', { count: points })}</span>
        </li>
      ))}
    </ul>
  );
}
