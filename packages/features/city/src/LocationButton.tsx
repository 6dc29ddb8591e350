import { useTexts } from '@partshop/features/core';
import { Alert, Button, MapPin } from '@partshop/ui';
import { messages } from './city.messages.ts';
import type { Place } from './picker-request.ts';
import { useLocation } from './use-location.ts';

export type LocationButtonProps = { onFound: (place: Place) => void };

/** “Where am I?”, and the reason if the browser gives no location. Needs scripts. */
export function LocationButton({ onFound }: LocationButtonProps) {
  const t = useTexts(messages);
  const { state, locate } = useLocation(onFound);
  return (
    <>
      <Button className="picker-locate" icon={<MapPin />} isPending={state === 'asking'} onClick={locate}>
        {t('locate')}
      </Button>
      {state === 'refused' || state === 'failed' ? (
        <Alert className="picker-wide" tone="attention">
          {t(state === 'refused' ? 'locateRefused' : 'locateFailed')}
        </Alert>
      ) : null}
    </>
  );
}
