import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SelectField } from '@partshop/ui';
import type { PointsAnswer } from './register-answer.ts';
import { messages } from './register.messages.ts';

/** Ids as text; empty if none. */
export type PointListProps = { cityId: string; pointId: string };

/** Pick-up points of the chosen city; nothing if it has none. */
export function PointList({ cityId, pointId }: PointListProps) {
  const t = useTexts(messages);
  const { data, submit } = useFetcher<PointsAnswer>();
  useEffect(() => {
    if (cityId === '') return;
    const asked = { intent: 'points', cityId };
    void submit(asked, { method: 'post', action: paths.register.to(), defaultShouldRevalidate: false });
  }, [cityId, submit]);
  if (!data || data.points.length === 0) return null;
  return (
    <SelectField
      name="pointId"
      label={t('point')}
      defaultValue={pointId}
      placeholder={t('pointLater')}
      items={data.points.map(({ id, name, address }) => ({ value: String(id), label: `${name}: ${address}` }))}
    />
  );
}
