import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import type { CountryCode, PhoneReading } from './phone-number.ts';
import { usePhone } from './use-phone.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'prefix' | 'name' | 'value' | 'defaultValue' | 'onChange' | keyof FieldProps
>;

export type PhoneFieldProps = InputProps &
  FieldProps & {
    /** Carries E.164 ("+79161234567"); without scripts, and until the number is whole, what was typed. */
    name: string;
    /** Whose numbers are typed without a code; ISO 3166 ("RU"). */
    country: CountryCode;
    /** Of that country, without "+"; stands before the field, and steps aside for a number that begins with "+". */
    callingCode: string;
    /** Any form: "+79161234567", "916 123-45-67". */
    defaultValue?: string | undefined;
    /** After each key. */
    onChange?: ((phone: PhoneReading) => void) | undefined;
  };

/**
 * A telephone number, arranged as it is typed. The numbering plans are fetched with the first focus, so that a page with the field
 * does not pay for them. Attributes go where those of `TextField` go.
 */
export const PhoneField = forwardRef<HTMLInputElement | null, PhoneFieldProps>(function PhoneField(
  { label, hint, error, isLabelHidden, className, style, id, name, country, callingCode, ...others },
  ref,
) {
  const { defaultValue = '', onChange, onFocus, onBlur, disabled, form, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds(id, { hint, error });
  const { phone, initialText, isReady, read, ...typing } = usePhone({
    inputRef,
    country,
    callingCode,
    defaultValue,
    onChange,
  });
  const isForeign = phone.text.startsWith('+');
  const typed = phone.text === '' || isForeign ? phone.text : `+${callingCode} ${phone.text}`;
  return (
    <Field name="PhoneField" ids={ids} {...{ label, hint, error, isLabelHidden, className, style }}>
      {isForeign ? null : <bdi className="ps-field-affix">{`+${callingCode}`}</bdi>}
      <input
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        {...rest}
        {...ids.controlProps}
        ref={inputRef}
        type="tel"
        dir="ltr"
        name={isReady ? undefined : name}
        disabled={disabled}
        form={form}
        defaultValue={initialText}
        onChange={read}
        onFocus={(event) => {
          typing.onFocus(event);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          read();
          onBlur?.(event);
        }}
      />
      {isReady ? <input type="hidden" name={name} value={phone.e164 ?? typed} disabled={disabled} form={form} /> : null}
    </Field>
  );
});
