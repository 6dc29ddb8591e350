import { readAddForm } from '@partshop/features/basket';
import type { ShownPage } from './price-page.ts';

type AddLine = NonNullable<ReturnType<typeof readAddForm>>;

/**
 * The line that the form of an offer stands for, with what its row shows of the article: a document's offers are nowhere but in
 * its rows. The best offer, and rows of the number asked for, are of the page's article. Null as in `readAddForm`.
 */
export function readOfferForm(form: HTMLFormElement, page: ShownPage): AddLine | null {
  const line = readAddForm(form);
  if (!line) return null;
  const textOf = (selector: string) => form.closest('.ps-offer')?.querySelector(selector)?.textContent;
  const article = textOf('.ps-offer-article');
  const number = textOf('.ps-offer-article [data-ui="PartNumber"]');
  if (!article || !number) {
    const { catalogKey, catalogName, catalogFullNumber, productName } = page;
    return { ...line, catalogKey, catalogName, catalogFullNumber, productName };
  }
  return {
    ...line,
    catalogKey:
      keyOf(form.closest('.ps-offer')?.querySelector<HTMLAnchorElement>('a.ps-offer-article')) ?? page.catalogKey,
    catalogName: article.slice(0, -number.length).trim(),
    catalogFullNumber: number,
    productName: textOf('.ps-offer-name') ?? '',
  };
}

/** The maker's key in the address of an article: `/en/price/{key}/{number}`. */
function keyOf(link: HTMLAnchorElement | null | undefined): string | null {
  const [, key] = /\/price\/([^/]+)\/[^/]+$/.exec(link?.pathname ?? '') ?? [];
  return key === undefined ? null : decodeURIComponent(key);
}
