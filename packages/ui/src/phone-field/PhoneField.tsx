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
    /**
     * The form parameter. Its value is E.164 ("+79161234567"), or the typed text without scripts and while the number is
     * incomplete.
     */
    name: string;
    /** The country of numbers without a calling code; ISO 3166 ("RU"). */
    country: CountryCode;
    /** The calling code of that country, without "+". Shown before the field unless the number starts with "+". */
    callingCode: string;
    /** The number if controlled, as `onValueChange` gives it; `defaultValue` if uncontrolled. In any notation. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called after each key with what the form sends, and how it was read. */
    onValueChange?: ((value: string, phone: PhoneReading) => void) | undefined;
  };

/**
 * A telephone number, formatted while it is typed. The numbering plans load on the first focus, so that they do not slow down the
 * page. Attributes are passed on as in `TextField`.
 */
export const PhoneField = forwardRef<HTMLInputElement | null, PhoneFieldProps>(function PhoneField(
  { label, hint, error, isLabelHidden, size, className, style, id, name, country, callingCode, ...others },
  ref,
) {
  const { value, defaultValue = '', onValueChange, onFocus, onBlur, disabled, form, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  const hiddenRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const { phone, sent, initialText, isReady, read, ...typing } = usePhone({
    inputRef,
    hiddenRef,
    country,
    callingCode,
    value,
    defaultValue,
    onValueChange,
  });
  return (
    <Field name="PhoneField" ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      {phone.text.startsWith('+') ? null : <bdi className="ps-field-affix">{`+${callingCode}`}</bdi>}
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
        {...(value === undefined ? { defaultValue: initialText } : { value: phone.text })}
        // Not onChange: React does not fire it for a text that a script filled in.
        onInput={read}
        onFocus={(event) => {
          typing.onFocus(event);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          read();
          onBlur?.(event);
        }}
      />
      {isReady ? (
        <input ref={hiddenRef} type="hidden" name={name} value={sent} disabled={disabled} form={form} />
      ) : null}
    </Field>
  );
});
