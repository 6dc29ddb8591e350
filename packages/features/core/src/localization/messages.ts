/** A text of a feature. The Russian text is its key (ICU message, whole sentences); the note is for translators. */
export type Message = { text: string; note: string };

export type Messages<Name extends string = string> = {
  /** The resource of GetValues (§7): the feature's name. */
  resource: string;
  texts: Readonly<Record<Name, string>>;
  /** Not in the built shop. */
  notes: Readonly<Record<Name, string>>;
};

/** Declares the texts of a feature: `defineMessages('basket', { title: { text: 'Корзина', note: 'Page heading' } })`. */
export function defineMessages<const Name extends string>(
  resource: string,
  list: Record<Name, Message>,
): Messages<Name> {
  const names = Object.keys(list) as Name[];
  const pick = (part: keyof Message) =>
    Object.fromEntries(names.map((name) => [name, list[name][part]])) as Record<Name, string>;
  return { resource, texts: pick('text'), notes: pick('note') };
}
