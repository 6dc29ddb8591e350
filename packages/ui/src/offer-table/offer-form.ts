/** The names of what the form of an offer sends. Scripts that cannot import this module check their names by this type. */
export type OfferFormField = 'intent' | 'articleId' | 'priceListId' | 'qty';

/** The `intent` of a form that adds an offer to the basket. */
export type OfferFormIntent = 'add';

/** The offer that a form adds: what it sends, and what a script shows of it at once. */
export type FormOffer = {
  articleId: number;
  priceListId: number;
  catalogKey: string;
  maker: string;
  number: string;
  name: string;
  /** In minor units. */
  price: number;
};

/** The texts of such a form as they stand there: its fields, and what it tells a script. Any text may stand in any of them. */
export type OfferFormTexts = Record<OfferFormField | Exclude<keyof FormOffer, OfferFormField>, string>;

/** The attributes of the `<form>` besides its address: what a script reads of the offer, and no form sends. */
export const offerFormAttributes = ({ catalogKey, maker, number, name, price }: FormOffer) => ({
  method: 'post',
  'data-catalog-key': catalogKey,
  'data-maker': maker,
  'data-number': number,
  'data-name': name,
  'data-price': price,
});

/** The hidden fields of the form. The quantity is a field of its own, which each form shows in its own way. */
export const offerFormFields = ({ articleId, priceListId }: FormOffer) => ({
  intent: 'add' satisfies OfferFormIntent,
  articleId,
  priceListId,
});

/** Reads the form of an offer; what is not there is an empty text. */
export function readOfferForm(form: HTMLFormElement): OfferFormTexts {
  return readOfferFields(new FormData(form), form.dataset);
}

/** The same for a form that was sent, of which only the fields came. */
export function readOfferFields(
  fields: FormData,
  data: Readonly<Record<string, string | undefined>> = {},
): OfferFormTexts {
  const sent = (name: OfferFormField): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const told = (name: keyof FormOffer): string => data[name] ?? '';
  return {
    intent: sent('intent'),
    articleId: sent('articleId'),
    priceListId: sent('priceListId'),
    qty: sent('qty'),
    catalogKey: told('catalogKey'),
    maker: told('maker'),
    number: told('number'),
    name: told('name'),
    price: told('price'),
  };
}

/** Which offer a form is of. Cheaper than {@link readOfferForm}, for all forms of a page. */
export function readOfferIds(form: HTMLFormElement): Pick<OfferFormTexts, 'articleId' | 'priceListId'> {
  const textOf = (name: OfferFormField) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { articleId: textOf('articleId'), priceListId: textOf('priceListId') };
}
