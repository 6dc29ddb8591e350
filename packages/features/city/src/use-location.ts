import { useState } from 'react';
import type { Place } from './picker-request.ts';

export type LocationState = 'idle' | 'asking' | 'refused' | 'failed';

const PATIENCE_MS = 15_000;
const AGE_MS = 600_000;

/** The visitor's location at low accuracy, requested only after a press on the button. */
export function useLocation(onFound: (place: Place) => void): { state: LocationState; locate: () => void } {
  const [state, setState] = useState<LocationState>('idle');
  const locate = (): void => {
    if (state === 'asking') return;
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  };
  return { state, locate };
}
