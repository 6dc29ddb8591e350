import { useId, useMemo, useState } from 'react';
import { PointMap } from '@partshop/features/city';
import { useTexts } from '@partshop/features/core';
import { Button, MapPin } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

/** A point of a list; one without coordinates is not on the map. */
export type ListedPoint = { id: string; name: string; latitude: number | null; longitude: number | null };

export type PointsOnMapProps = {
  points: readonly ListedPoint[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The map of the points of a list, which opens on demand. The list can do everything that the map can. */
export function PointsOnMap({ points, chosenId, onChoose }: PointsOnMapProps) {
  const t = useTexts(messages);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const placed = useMemo(
    // The map numbers its points.
    () =>
      points.flatMap(({ name, latitude, longitude }, index) =>
        latitude === null || longitude === null ? [] : [{ id: index, name, latitude, longitude }],
      ),
    [points],
  );
  const chosen = points.findIndex((point) => point.id === chosenId);
  if (placed.length === 0) return null;

  return (
    <div className="points-map">
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MapPin />
        {t(isOpen ? 'hideMap' : 'showMap')}
      </Button>
      {isOpen ? (
        <div id={id}>
          <PointMap
            labels={{ map: t('map'), failed: t('mapFailed'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
            points={placed}
            chosenId={chosen === -1 ? null : chosen}
            onChoosePoint={(index) => onChoose(points[index]?.id ?? '')}
          />
        </div>
      ) : null}
    </div>
  );
}
