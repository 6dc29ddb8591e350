import type { ReactNode } from 'react';
import { Info } from '../icons.ts';
import { VIN_LENGTH } from './vin.ts';

type VinNotesProps = { id: string; correction: ReactNode; advice: ReactNode };

/** The notes about corrections and advice. Both elements exist from the start, so that screen readers announce new text. */
export function VinNotes({ id, correction, advice }: VinNotesProps) {
  return (
    <div className="ps-vin-notes">
      <p className="ps-vin-note" role="status">
        {correction}
      </p>
      <p className="ps-vin-advice" id={id} role="status">
        {advice ? (
          <>
            <Info />
            <span>{advice}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** The number of typed characters out of 17. */
export function VinCounter({ length, label }: { length: number; label: string }) {
  const state = length === VIN_LENGTH ? 'full' : length > VIN_LENGTH ? 'over' : undefined;
  return (
    <span className="ps-vin-counter" data-state={state}>
      <span aria-hidden="true">{`${length}/${VIN_LENGTH}`}</span>
      <span className="ps-hidden">{label}</span>
    </span>
  );
}
