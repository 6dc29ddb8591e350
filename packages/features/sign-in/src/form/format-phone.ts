/** A Russian number as people read it, "+7 916 123-45-67" with spaces that do not break; any other as it came. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00A0$1\u00A0$2-$3-$4');
}
