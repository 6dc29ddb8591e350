import type { ComponentPropsWithoutRef, CSSProperties, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldIds, FieldTexts } from './field-ids.ts';
import { fieldRules } from './field.styles.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** Heights that every control has. */
export type ControlSize = 'small' | 'medium' | 'large';

export type FieldProps = FieldTexts & {
  /** Hides the label visually, where the page already shows its text. Screen readers still read it. */
  isLabelHidden?: boolean | undefined;
  /** The height of the box, as of the buttons beside it. @default 'medium' */
  size?: ControlSize | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

const Root = styled.div`
  ${fieldRules}
`;

type FrameProps = FieldProps & {
  /** The component's name, for `data-ui`. */
  name: string;
  ids: FieldIds;
  /** The content of the box. */
  children: ReactNode;
  /** Shown below the box, before the error and the hint. */
  after?: ReactNode;
  /** The root element, for further rules: a styled `div` that starts with `fieldRules`. */
  root?: ElementType<ComponentPropsWithoutRef<'div'>> | undefined;
};

/** The frame of a labelled control: label, box, error, hint. */
export function Field({
  name,
  ids,
  label,
  hint,
  error,
  isLabelHidden = false,
  size = 'medium',
  className,
  style,
  children,
  after,
  root: Element = Root,
}: FrameProps) {
  return (
    <Element className={className} style={style} data-ui={name} data-size={size}>
      <label id={ids.label} className={isLabelHidden ? 'ps-hidden' : 'ps-field-label'} htmlFor={ids.control}>
        {label}
      </label>
      <div className="ps-field-box">{children}</div>
      {after}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Element>
  );
}
