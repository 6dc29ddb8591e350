import type { SearchSuggestion } from './search-suggestion.ts';

/** What a suggestion does by itself: leads to its page, or sends the form with its text. */
export function leadTo({ href }: SearchSuggestion, input: HTMLInputElement | null): void {
  if (href !== undefined) input?.ownerDocument.defaultView?.location.assign(href);
  else input?.form?.requestSubmit();
}
