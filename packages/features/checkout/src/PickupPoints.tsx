import { useMemo, useState } from 'react';
import type { PickupPoint } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Alert, Badge, RadioCards, SelectField, type RadioCardOption } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { groupByCity } from './pickup-cities.ts';

export type PickupPointsProps = {
  /** Id of the first radio of the open city; errors link to it. */
  id: string;
  points: readonly PickupPoint[];
  /** The chosen point's id as text; empty if none. */
  chosen: string;
  onChoose: (pointId: string) => void;
  error: string | undefined;
};

/** The choice of a pick-up point: one city at a time with scripts, all cities without. */
export function PickupPoints({ id, points, chosen, onChoose, error }: PickupPointsProps) {
  const t = useTexts(messages);
  const cities = useMemo(() => groupByCity(points), [points]);
  const [opened, setOpened] = useState<string | null>(null);
  const ofChosen = points.find((point) => String(point.id) === chosen)?.city;
  const open = opened ?? ofChosen ?? cities[0]?.name;

  if (cities.length === 0) return <Alert tone="attention">{t('noPoints')}</Alert>;
  return (
    <div className="points">
      <SelectField
        className="points-city"
        name="City"
        label={t('city')}
        value={open}
        options={cities.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => {
          setOpened(target.value);
          if (ofChosen !== target.value) onChoose('');
        }}
      />
      {cities.map(({ name, points: own }) => (
        <RadioCards
          key={name}
          className="points-group"
          data-open={name === open || undefined}
          id={name === open ? id : undefined}
          name="PointId"
          legend={name}
          required
          options={own.map(toOption)}
          value={chosen}
          onChange={onChoose}
          error={name === open ? error : undefined}
        />
      ))}
    </div>
  );
}

function toOption({ id, name, address, hours, isDemo }: PickupPoint): RadioCardOption {
  return {
    value: String(id),
    label: (
      <>
        <bdi>{name}</bdi> {isDemo ? <DemoBadge /> : null}
      </>
    ),
    description: (
      <>
        <bdi className="point-line">{address}</bdi>
        <bdi className="point-line">{hours}</bdi>
      </>
    ),
  };
}

function DemoBadge() {
  const t = useTexts(messages);
  return <Badge>{t('demoPoint')}</Badge>;
}
