import { CircleAlert } from '../icons.ts';
import type { FieldIds, FieldTexts } from './field-ids.ts';

type FieldNotesProps = Pick<FieldTexts, 'hint' | 'error'> & { ids: FieldIds };

/** The error and the hint below a control. */
export function FieldNotes({ hint, error, ids }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <p className="ps-field-error" id={ids.error}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="ps-field-hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
