import { MIN_PHONE_LENGTH, PHONE_PATTERN } from '@partshop/api-client';
import { PhoneField, type PhoneFieldProps } from '@partshop/ui';

export type ContactPhoneFieldProps = Omit<PhoneFieldProps, 'country' | 'callingCode'>;

/** The phone field of every form: a number without a country code is Russian, as on the server. */
export function ContactPhoneField(props: ContactPhoneFieldProps) {
  return <PhoneField minLength={MIN_PHONE_LENGTH} pattern={PHONE_PATTERN} {...props} country="RU" callingCode="7" />;
}
