export type FilterOption = {
  value: string;
  label: string;
  /** The number of articles with this option; an option without articles is muted but can still be unchecked. */
  aside?: number | undefined;
};

type GroupBase = {
  /** The label: "Maker". */
  label: string;
  /** Collapsed at first: only the label is visible. */
  isCollapsed?: boolean | undefined;
};

/**
 * Any number of options. If there are more than `visibleCount`, the others are behind "more", and the group gets a search field.
 */
export type CheckboxFilter = GroupBase & {
  /** Groups of different values may share a parameter. */
  kind: 'checkboxes';
  name: string;
  items: readonly FilterOption[];
  /** @default 6 */
  visibleCount?: number | undefined;
};

/** One option. An option with an empty value means "any". */
export type RadioFilter = GroupBase & { kind: 'radios'; name: string; items: readonly FilterOption[] };

/** A range of numbers; each end has its own parameter. */
export type RangeFilter = GroupBase & {
  kind: 'range';
  fromName: string;
  toName: string;
  /** The least and the greatest available value, shown as placeholders. */
  min: number;
  max: number;
  step?: number | undefined;
  /** Shown beside the numbers: "₽". */
  unit?: string | undefined;
  /** "Price: from 500 to 1 200 ₽", or with one end only. */
  describe: (from: number | undefined, to: number | undefined) => string;
};

/** A checkbox; its parameter is sent as `value` if it is checked. */
export type SwitchFilter = {
  kind: 'switch';
  name: string;
  label: string;
  /** @default '1' */
  value?: string | undefined;
  aside?: number | undefined;
};

export type FilterGroup = CheckboxFilter | RadioFilter | RangeFilter | SwitchFilter;

/** The selected values of each parameter. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

/** An active filter, with the parameters and the value that remove it. */
export type ActiveFilter = { names: readonly string[]; value: string | undefined; label: string };

/** The parameters of a group, in the order in which they are sent. */
export function namesOf(group: FilterGroup): readonly string[] {
  return group.kind === 'range' ? [group.fromName, group.toName] : [group.name];
}

export type FilterPanelTexts = {
  /** The button that opens the panel on a phone, and the heading there. */
  open: string;
  close: string;
  /** The submit button: "Show 128". */
  apply: string;
  /** The accessible name of the active filters. */
  active: string;
  remove: (filter: string) => string;
  removeAll: string;
  more: (count: number) => string;
  less: string;
  search: string;
  /** The result of a search inside a group: "3 found", "Nothing found". */
  found: (count: number) => string;
  from: string;
  to: string;
};
