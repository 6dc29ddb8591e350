/** Joins the class names that are defined; undefined if there are none. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
