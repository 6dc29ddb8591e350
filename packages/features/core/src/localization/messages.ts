/** One text of a feature: the Russian text is its key (ICU message, whole sentences); the note is for translators. */
export type Message = { text: string; note: string };

export type Messages<Name extends string = string> = {
  /** What the store keeps the list under: the resource, or `resource/part`. */
  list: string;
  /** The resource of GetValues (§7): the feature's name. */
  resource: string;
  texts: Readonly<Record<Name, string>>;
  notes: Readonly<Record<Name, string>>;
};

/**
 * Lists the texts of a feature: `defineMessages('basket', { title: { text: 'Корзина', note: 'Page heading' } })`.
 * A feature whose texts are partly needed on other pages splits them: `defineMessages('basket/notices', …)` is a list of its own
 * in the same resource, so that a page carries only what it shows.
 */
export function defineMessages<const Name extends string>(list: string, messages: Record<Name, Message>): Messages<Name> {
  const names = Object.keys(messages) as Name[];
  const pick = (part: keyof Message) => Object.fromEntries(names.map((name) => [name, messages[name][part]])) as Record<Name, string>;
  const [resource = list] = list.split('/', 1);
  return { list, resource, texts: pick('text'), notes: pick('note') };
}
