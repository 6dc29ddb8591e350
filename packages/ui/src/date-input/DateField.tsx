import { useRef } from 'react';
import { styled } from 'styled-components';
import { Field } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { dateInputRules } from './date-input.styles.ts';
import { DateInput } from './DateInput.tsx';

type DateFieldProps = {
  name: string;
  label: string;
  locale: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  value: string;
  onValueChange: (day: string) => void;
};

const Root = styled.div`
  ${dateInputRules}
`;

/** A date field without a calendar of its own. */
export function DateField({ label, ...rest }: DateFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const ids = useFieldIds({}, {});
  return (
    <Field name="DateField" root={Root} ids={ids} label={label}>
      <DateInput {...rest} {...{ inputRef, ids }} />
    </Field>
  );
}
