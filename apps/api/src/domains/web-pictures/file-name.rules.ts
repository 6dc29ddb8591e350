/** An article as a seller names it; the maker may be empty. */
export type NamedArticle = { maker: string; number: string };

/**
 * The article that a file is named after: `W71295.jpg`, `W 712-95_2.jpg` for its second picture, `MANN-FILTER_W71295.jpg` with the maker.
 */
export function articleOfFile(name: string): NamedArticle {
  const base = name.replace(/\.[^.]*$/, '');
  const parts = base.split('_').map((part) => part.trim());
  if (parts.length > 1 && /^\d{1,2}$/.test(parts.at(-1) ?? '')) parts.pop();
  const [first = '', ...rest] = parts;
  return rest.length === 0 ? { maker: '', number: first } : { maker: first, number: rest.join('_') };
}
