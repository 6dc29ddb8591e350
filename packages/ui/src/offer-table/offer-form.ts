/** The field names of an offer's form. Scripts that cannot import this module check their names against this type. */
export type OfferFormField = 'intent' | 'articleId' | 'priceListId' | 'qty';

/** The names under which a form sends its fields. */
export type OfferFieldNames = Readonly<Record<OfferFormField, string>>;

/** The names that the server of this shop reads; another server may have others. */
export const offerFieldNames: OfferFieldNames = {
  intent: 'intent',
  articleId: 'articleId',
  priceListId: 'priceListId',
  qty: 'qty',
};

/** The `intent` of a form that adds an offer to the basket. */
export type OfferFormIntent = 'add';

/** The offer of a form: the ids that it sends, and the data that a script needs to show it in the basket at once. */
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

/** All values of an offer's form as texts: its fields and its data attributes. They are not validated. */
export type OfferFormTexts = Record<OfferFormField | Exclude<keyof FormOffer, OfferFormField>, string>;

/** The attributes of the `<form>` besides `action`: the data that scripts read and the form does not send. */
export const offerFormAttributes = ({ catalogKey, maker, number, name, price }: FormOffer) => ({
  method: 'post',
  'data-catalog-key': catalogKey,
  'data-maker': maker,
  'data-number': number,
  'data-name': name,
  'data-price': price,
});

/** The hidden fields of the form. Each form renders the quantity field itself. */
export const offerFormFields = (
  { articleId, priceListId }: FormOffer,
  names: OfferFieldNames = offerFieldNames,
): Record<string, string | number> => ({
  [names.intent]: 'add' satisfies OfferFormIntent,
  [names.articleId]: articleId,
  [names.priceListId]: priceListId,
});

/** Reads the form of an offer; a missing value is an empty text. */
export function readOfferForm(form: HTMLFormElement, names: OfferFieldNames = offerFieldNames): OfferFormTexts {
  return readOfferFields(new FormData(form), form.dataset, names);
}

/** Like {@link readOfferForm}, for a submitted form: its fields, with its data attributes if they are known. */
export function readOfferFields(
  fields: FormData,
  data: Readonly<Record<string, string | undefined>> = {},
  names: OfferFieldNames = offerFieldNames,
): OfferFormTexts {
  const sent = (name: OfferFormField): string => {
    const value = fields.get(names[name]);
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

/** The ids of a form's offer. Cheaper than {@link readOfferForm}, for all forms of a page. */
export function readOfferIds(form: HTMLFormElement): Pick<OfferFormTexts, 'articleId' | 'priceListId'> {
  const textOf = (name: OfferFormField) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { articleId: textOf('articleId'), priceListId: textOf('priceListId') };
}
