/** The text of a form's field; empty if the form lacks the field or it holds a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A database id in a form's or an address's text; null if it is not one. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
