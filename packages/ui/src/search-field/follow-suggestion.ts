import type { SearchSuggestion } from './search-suggestion.ts';

/** The default action of a suggestion: follows its `href`, or submits the form with its text. */
export function followSuggestion({ href }: SearchSuggestion, input: HTMLInputElement | null): void {
  if (href !== undefined) input?.ownerDocument.defaultView?.location.assign(href);
  else input?.form?.requestSubmit();
}
