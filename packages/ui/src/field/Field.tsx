import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldIds, FieldTexts } from './field-ids.ts';
import { fieldRules } from './field.styles.ts';
import { FieldNotes } from './FieldNotes.tsx';

export type FieldProps = FieldTexts & {
  /** Keeps the label for screen readers, where something else already says it to the eye. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

const Root = styled.div`
  ${fieldRules}
`;

type FrameProps = FieldProps & { name: string; ids: FieldIds; children: ReactNode };

/** The frame of a labelled control: label, box, error, hint. `name` is the component's, for `data-ui`. */
export function Field({
  name,
  ids,
  label,
  hint,
  error,
  isLabelHidden = false,
  className,
  style,
  children,
}: FrameProps) {
  return (
    <Root className={className} style={style} data-ui={name}>
      <label className={isLabelHidden ? 'ps-hidden' : 'ps-field-label'} htmlFor={ids.control}>
        {label}
      </label>
      <div className="ps-field-box">{children}</div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Root>
  );
}
