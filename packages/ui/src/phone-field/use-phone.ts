import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { caretAfterFormat } from './caret.ts';
import type { CountryCode, PhoneReading } from './phone-number.ts';

type Reader = typeof import('./phone-number.ts');

type Options = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The hidden field that sends the number. */
  hiddenRef: RefObject<HTMLInputElement | null>;
  country: CountryCode;
  callingCode: string;
  /** Undefined if uncontrolled. */
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string, phone: PhoneReading) => void) | undefined;
};

/**
 * The state of a telephone field. The numbering plans (about 40 KB) load on the first focus; until then the text is not formatted.
 */
export function usePhone({ inputRef, hiddenRef, country, callingCode, value, defaultValue, onValueChange }: Options) {
  const initialText = withoutCode(value ?? defaultValue, callingCode);
  const [typed, setPhone] = useState<PhoneReading>({ text: initialText, e164: undefined });
  const [reader, setReader] = useState<Reader>();
  /** The same, for events before the next render. */
  const latestReader = useRef<Reader>(undefined);

  const readText = (text: string, by = reader): PhoneReading =>
    by?.readPhone(text, { country, callingCode }) ?? {
      text: withoutCode(text, callingCode),
      e164: undefined,
    };
  // A parent that keeps another value than the typed one gets its own shown.
  const phone =
    value === undefined || value === sentText(typed, callingCode) ? typed : readText(withoutCode(value, callingCode));

  const read = (): void => {
    const input = inputRef.current;
    if (!input) return;
    const next = readText(input.value, latestReader.current);
    if (next.text !== input.value) {
      const { value: before, selectionStart, selectionEnd } = input;
      const placeOf = (caret: number | null) => caretAfterFormat(before, caret ?? before.length, next.text);
      input.value = next.text;
      if (input === input.ownerDocument.activeElement) {
        input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
      }
    }
    // Not with the next render: an onChange of the form reads the form's data during this event.
    if (hiddenRef.current) hiddenRef.current.value = sentText(next, callingCode);
    if (next.text === phone.text && next.e164 === phone.e164) return;
    setPhone(next);
    onValueChange?.(sentText(next, callingCode), next);
  };

  const load = async (): Promise<void> => {
    try {
      latestReader.current ??= await import('./phone-number.ts');
    } catch {
      // Without the plans the typed text is sent, as without scripts.
      return;
    }
    setReader(latestReader.current);
    read();
  };

  useFormReset(inputRef, read);

  return {
    phone,
    /** The value of the hidden field. */
    sent: sentText(phone, callingCode),
    initialText,
    /** The numbering plans are loaded: the form sends E.164 instead of the typed text. */
    isReady: reader !== undefined,
    read,
    onFocus: (_event: FocusEvent): void => void (latestReader.current ?? load()),
  };
}

/** E.164, or the text with its calling code while the number is incomplete. */
function sentText({ text, e164 }: PhoneReading, callingCode: string): string {
  return e164 ?? (text === '' || text.startsWith('+') ? text : `+${callingCode} ${text}`);
}

/** Removes the calling code, which is shown before the field. */
function withoutCode(text: string, callingCode: string): string {
  return text.startsWith(`+${callingCode}`) ? text.slice(callingCode.length + 1).trimStart() : text;
}
