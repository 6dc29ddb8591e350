/** An E.164 number in the groups that people read; a number that is not of +7 stays as it is. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00A0$1\u00A0$2-$3-$4');
