import type { ReactNode } from 'react';

export type SearchSuggestion = {
  /** Its own among all that are shown. */
  id: string;
  /** What is found, with the match marked; becomes the field's text when it is chosen. */
  text: string;
  /** A second line: the maker, the car. */
  description?: string | undefined;
  /** At the end of the line: how many there are, what it costs. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Isolated left-to-right: a part number, a VIN. */
  isCode?: boolean | undefined;
  /** The page it leads to; without one the form is sent with its text. */
  href?: string | undefined;
};

export type SearchSuggestionGroup = {
  id: string;
  /** Names the group: "Part numbers". */
  label?: string | undefined;
  items: readonly SearchSuggestion[];
};
