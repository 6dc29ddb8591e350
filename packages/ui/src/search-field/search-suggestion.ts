import type { ReactNode } from 'react';

export type SearchSuggestion = {
  /** Unique among all displayed suggestions. */
  id: string;
  /** The text of the suggestion, with matches highlighted; becomes the field's text when it is chosen. */
  text: string;
  /** Before the text, on the same line: the maker of a part number. */
  lead?: string | undefined;
  /** A second line: the maker, the car. */
  description?: string | undefined;
  /** Shown at the end of the line: a count, a price. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** In place of an icon: a square picture, which takes the width of its place. */
  picture?: ReactNode;
  /** Isolates the text left-to-right: a part number, a VIN. */
  isCode?: boolean | undefined;
  /** The URL of its page; without one the form is submitted with its text. */
  href?: string | undefined;
};

export type SearchSuggestionGroup = {
  id: string;
  /** The name of the group: "Part numbers". */
  label?: string | undefined;
  items: readonly SearchSuggestion[];
};
