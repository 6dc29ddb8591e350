/** Promo codes, which take a share or a sum off the goods of an order. */
export {
  findBasketPromo,
  findPromoByCode,
  lockBasketPromo,
  setBasketPromo,
  updatePromoUse,
  spendPromo,
} from './promo.queries.ts';
export { discountFor, problemOfPromo, promoAt, type Promo } from './promo.rules.ts';
