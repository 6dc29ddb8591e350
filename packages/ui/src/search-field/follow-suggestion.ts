import type { SearchSuggestion } from './search-suggestion.ts';

/** The default action of a suggestion: follows its `href`, or submits the form with its text. */
export function followSuggestion(
  { href }: SearchSuggestion,
  input: HTMLInputElement | null,
  navigate: ((href: string) => void) | undefined,
): void {
  if (href === undefined) input?.form?.requestSubmit();
  else if (navigate) navigate(href);
  else input?.ownerDocument.defaultView?.location.assign(href);
}
