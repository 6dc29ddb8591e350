/** The link of a phone number: `tel:+74950000000` for `+7 495 000-00-00`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
