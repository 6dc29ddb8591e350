/** Formats a Russian number as "+7 916 123-45-67" with non-breaking spaces; returns other texts unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00A0$1\u00A0$2-$3-$4');
}
