export type FilterOption = {
  value: string;
  label: string;
  /** How many articles there are with it; where there are none, the option is muted but can still be taken out. */
  count?: number | undefined;
};

type GroupBase = {
  /** The question: "Maker". */
  title: string;
  /** Shows only its title at first. */
  isCollapsed?: boolean | undefined;
};

/** Any of these. With more options than `visibleCount`, the others wait behind "more", and a search inside the group appears. */
export type CheckboxFilter = GroupBase & {
  kind: 'checkboxes';
  name: string;
  options: readonly FilterOption[];
  /** @default 6 */
  visibleCount?: number | undefined;
};

/** One of these. An option with an empty value stands for "does not matter". */
export type RadioFilter = GroupBase & { kind: 'radios'; name: string; options: readonly FilterOption[] };

/** From one number to another, each with a parameter of its own. */
export type RangeFilter = GroupBase & {
  kind: 'range';
  fromName: string;
  toName: string;
  /** The least and the greatest there is, as a hint in the empty fields. */
  min: number;
  max: number;
  step?: number | undefined;
  /** Beside the numbers: "₽". */
  unit?: string | undefined;
  /** "Price: from 500 to 1 200 ₽", or with one end only. */
  describe: (from: number | undefined, to: number | undefined) => string;
};

/** Yes, or does not matter. Sent as `value`. */
export type SwitchFilter = {
  kind: 'switch';
  name: string;
  title: string;
  /** @default '1' */
  value?: string | undefined;
  count?: number | undefined;
};

export type FilterGroup = CheckboxFilter | RadioFilter | RangeFilter | SwitchFilter;

/** What is chosen: the values of each parameter. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

/** A filter in force, and the parameters and value that take it out again. */
export type ActiveFilter = { names: readonly string[]; value: string | undefined; label: string };

/** The parameters of a group, in the order in which they are sent. */
export function namesOf(group: FilterGroup): readonly string[] {
  return group.kind === 'range' ? [group.fromName, group.toName] : [group.name];
}

export type FilterPanelTexts = {
  /** Opens the panel on a phone, and is its heading there. */
  open: string;
  close: string;
  /** Sends the form: "Show 128". */
  apply: string;
  /** Names the list of filters in force. */
  active: string;
  remove: (filter: string) => string;
  removeAll: string;
  more: (count: number) => string;
  less: string;
  search: string;
  /** After a search inside a group: "3 found", "Nothing found". */
  found: (count: number) => string;
  from: string;
  to: string;
};
