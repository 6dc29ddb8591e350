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

/** The delivery regions, collapsed; a region links to its cities. */
export function RegionList({ data, follow, headingAs }: RegionListProps) {
  const t = useTexts(messages);
  const count = dataOf(data.regions).length;
  return (
    <Accordion
      titleAs={headingAs}
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

const requestOf = (text: string): PickerRequest => ({ by: { kind: 'text', text }, pointsOf: null });

function Regions({ data, follow }: Pick<RegionListProps, 'data' | 'follow'>): ReactNode {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const regions = dataOf(data.regions);
  if (data.regions.status === 'failed') {
    return <FailedPart {...follow({ ...data.request }, 'list')}>{t('regionsFailed')}</FailedPart>;
  }
  if (regions.length === 0) return <Skeleton lines={4} />;
  return (
    <ul className="region-list">
      {regions.map(({ name, countryCode, points, daysMin, daysMax }) => (
        <li key={`${countryCode} ${name}`}>
          <a {...follow(requestOf(name), 'list')}>
            <DataText>{name}</DataText>
          </a>
          <span>{formatDelivery(shared, daysMin, daysMax)}</span>
          <span>{t('points', { count: points })}</span>
        </li>
      ))}
    </ul>
  );
}
