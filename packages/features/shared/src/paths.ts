import { HOME_PATH, LOGIN_PATH } from '@partshop/features/core';
import { foldPartNumber, isSpeltInCyrillic, looksLikePartNumber } from '@partshop/api-client/part-number';

const encode = encodeURIComponent;

/** A page without parameters. */
const page = <Path extends string>(path: Path) => ({ pattern: path, to: () => path });

/** A page with one optional query parameter. */
const pageWith = <Path extends string>(pattern: Path, name: string) => ({
  pattern,
  to: (value?: string): string => (value ? `${pattern}?${name}=${encode(value)}` : pattern),
});

/**
 * Addresses of pages without the language: patterns for the route table and functions for links (§2). Links add the language with
 * `useHref` of core.
 */
export const paths = {
  home: page(HOME_PATH),
  /** The action of the search form; it redirects to one of the next three. */
  searchForm: page('/search'),
  search: { pattern: '/search/:number', to: (number: string) => `/search/${encode(number)}` },
  searchText: { pattern: '/price/Search-Text/:text', to: (text: string) => `/price/Search-Text/${encode(text)}` },
  price: {
    pattern: '/price/:catalogKey/:number',
    to: (catalogKey: string, number: string) => `/price/${encode(catalogKey)}/${encode(foldPartNumber(number))}`,
  },
  basket: page('/basket'),
  /** The link to a basket that somebody shared. */
  sharedBasket: { pattern: '/basket/shared/:token', to: (token: string) => `/basket/shared/${encode(token)}` },
  /** Orders from a pasted list. */
  quickOrder: page('/basket/quick-order'),
  /** The wish list; its form also changes the list to compare. `full` is an article that found no room. */
  favorites: pageWith('/favorites', 'full'),
  compare: pageWith('/compare', 'full'),
  checkout: page('/checkout'),
  /** Shows an order again by its number and a code for its phone. */
  findOrder: pageWith('/find-order', 'number'),
  /** The link in messages about an order, which ends them. */
  orderNotices: { pattern: '/order-notices/:token', to: (token: string) => `/order-notices/${encode(token)}` },
  /** Where an order is paid online. */
  pay: { pattern: '/pay/:number', to: (number: string) => `/pay/${encode(number)}` },
  /** Stands in for a provider's page in a demo. */
  demoPay: { pattern: '/pay-demo/:payment', to: (payment: string) => `/pay-demo/${encode(payment)}` },
  success: { pattern: '/is-success/:number', to: (number: string) => `/is-success/${encode(number)}` },

  /** `target` is the path to redirect to after the page has done its work. */
  login: pageWith(LOGIN_PATH, 'target'),
  register: pageWith('/register-simple', 'target'),
  rememberPassword: page('/rememberpassword'),
  recovery: {
    pattern: '/user/password/recovery/:token',
    to: (token: string) => `/user/password/recovery/${encode(token)}`,
  },
  logout: page('/logout'),
  /** Every call of the shop. */
  developers: page('/developers'),
  developersGroup: { pattern: '/developers/:group', to: (group: string) => `/developers/${encode(group)}` },
  demoMessages: page('/dev/messages'),
  profile: page('/profile'),
  ownName: page('/profile/name'),
  /** `kind` is `phone` or `email`. */
  ownContact: pageWith('/profile/contact', 'kind'),
  ownSessions: page('/profile/sessions'),
  ownAddresses: page('/profile/addresses'),
  ownCompany: page('/profile/company'),
  /** The employees of a company; the last three are the code of an invitation, orders above a limit, and who did what. */
  employees: page('/profile/company/employees'),
  invitation: pageWith('/profile/company/invitation', 'code'),
  /** The code of an invitation to work for a seller. */
  sellerInvitation: pageWith('/profile/seller-invitation', 'code'),
  approvals: page('/profile/company/approvals'),
  /** `done` is what the client has just done. */
  approval: {
    pattern: '/profile/company/approvals/:id',
    to: (id: number, done?: 'asked'): string =>
      `/profile/company/approvals/${id}${done === undefined ? '' : `?done=${done}`}`,
  },
  companyHistory: pageWith('/profile/company/history', 'page'),
  ownData: page('/profile/data'),
  /** `done` is the page after the account was deleted. */
  deleteAccount: pageWith('/profile/delete', 'done'),
  settings: page('/main'),
  orders: page('/client/orders'),
  orderStatistics: page('/client/statistic-orders'),
  order: { pattern: '/client/vue-order/:number', to: (number: string) => `/client/vue-order/${encode(number)}` },
  /** What the order would be, were it placed again today. */
  repeatOrder: {
    pattern: '/client/vue-order/:number/repeat',
    to: (number: string) => `/client/vue-order/${encode(number)}/repeat`,
  },
  /** `payment` is the id of a payment of the debt that was begun. */
  finance: pageWith('/client/finance', 'payment'),
  /** What shop and client owe each other by the books of both. */
  revise: page('/client/revise-reports'),
  /** The messages about articles that a client waits for. */
  alerts: page('/alerts'),
  /** Asks for a message about an article, by its id. */
  addAlert: pageWith('/alerts/new', 'article'),
  /** What the link of a message about an article is about. */
  alert: { pattern: '/alerts/:token', to: (token: string) => `/alerts/${encode(token)}` },
  searchHistory: page('/searchhistory'),
  garage: page('/garage'),
  vinSearch: page('/garage/vin-search'),
  /** The choice of a car as a page. */
  addCar: page('/garage/add-car'),
  /** The action of the city form. */
  city: page('/city'),
  /** A city with pick-up points, then a brand and a model; links come from the backend. */
  cityPage: { pattern: '/city/:city/:brand?/:model?', to: (city: string) => `/city/${encode(city)}` },
  locale: page('/locale'),
  /** The action of the choice of a currency. */
  currency: page('/currency'),
  /** `from` is the path that failed. */
  error: pageWith('/error/500', 'from'),

  categories: page('/avtozapchasti'),
  cars: page('/zapchasti'),
  parts: page('/parts'),
  wipers: page('/wipers'),
  catalogs: page('/catalogs'),
  /** The goods of a maker. */
  catalogue: { pattern: '/catalogs/:catalog', to: (key: string) => `/catalogs/${encode(key)}` },
  /** Goods for any car, such as oils; also what sells best, and what is new (D5). */
  goods: { pattern: '/catalog/:category', to: (url: string) => `/catalog/${encode(url)}` },
  original: page('/oecatalog/original'),
  inStock: page('/in-stock'),
  delivery: page('/deliveryinfo'),
  shops: page('/retails'),
  contacts: page('/contacts'),
  about: page('/about'),
  guarantee: page('/guarantee'),
  refund: page('/refund'),
  paperwork: page('/paperwork'),
  /** The accessibility statement. */
  accessibility: page('/accessibility'),
  articles: page('/articles/'),
  article: { pattern: '/articles/:id', to: (id: number) => `/articles/${id}` },
  /** The articles as an RSS feed. */
  feed: page('/articles/rss.xml'),
  /** A promotional offer. */
  offer: { pattern: '/offer/:offer', to: (offer: string) => `/offer/${encode(offer)}` },
  bonusOffer: page('/a-bonus'),
  bonusClub: page('/bonus-club'),
  bonuses: page('/bonuses'),
  becomeSupplier: page('/become-supplier'),
  /** The application of a client who wants to sell; from `seller` when the seller's area has no seller to show. */
  registrationSupplier: pageWith('/registrationsupplier', 'from'),

  sellerUpload: { pattern: '/seller/upload/:type', to: (type: string) => `/seller/upload/${encode(type)}` },
  sellerPhotos: page('/seller/load-web-photo'),
  sellerInfo: page('/seller/info'),
  sellerSettings: page('/seller-settings'),
  sellerAdvice: page('/seller/recommendation'),
  sellerNewOrders: pageWith('/seller/orders/new', 'page'),
  sellerWaitingOrders: pageWith('/seller/orders/wait', 'page'),
  sellerReturns: pageWith('/seller/orders/return-request', 'page'),
  sellerRealization: page('/seller/realization'),
  sellerGoods: page('/seller/realization/goods'),
  sellerTraffic: page('/seller/realization/traffic-goods'),
  sellerStatistics: page('/seller/realization/statistics-show'),
  sellerDiagnostics: page('/seller/realization/diagnostics'),
  sellerCrossDocking: page('/seller/cross-docking'),
  sellerPriceHistory: page('/seller/cross-docking/history-price'),
  sellerPosition: page('/seller/cross-docking/position-show'),
  sellerClaims: page('/seller/cross-docking/diagnostics'),
  sellerTransitStatistics: page('/seller/cross-docking/statistics'),
  sellerTransitOrders: page('/seller/cross-docking/statistics-orders'),
  sellerTransitComparison: page('/seller/cross-docking/statistics-show'),
  adminNodes: page('/admin/nodes'),
  adminCrosses: page('/admin/crosses'),
  /** What sellers claim; without a type crosses, without a seller all of them. */
  adminClaims: {
    pattern: '/admin/claims',
    to: (type = '', seller?: number, number = 1): string => {
      const query = new URLSearchParams({
        ...(type !== '' && { type }),
        ...(seller !== undefined && { seller: String(seller) }),
        ...(number > 1 && { page: String(number) }),
      }).toString();
      return `/admin/claims${query === '' ? '' : `?${query}`}`;
    },
  },
  /** Applications of those who want to sell; without a state all of them. */
  adminSuppliers: {
    pattern: '/admin/suppliers',
    to: (state = '', number = 1): string => {
      const query = new URLSearchParams({
        ...(state !== '' && { state }),
        ...(number > 1 && { page: String(number) }),
      }).toString();
      return `/admin/suppliers${query === '' ? '' : `?${query}`}`;
    },
  },
  adminSupplier: { pattern: '/admin/suppliers/:id', to: (id: number) => `/admin/suppliers/${id}` },
  /** What staff writes: articles, offers and pages about the shop. */
  adminPosts: page('/admin/posts'),
  adminPost: { pattern: '/admin/posts/:id', to: (id: number) => `/admin/posts/${id}` },
} as const;

/** §5: removes the characters `/`, `\` and `.` and trims the text. All search fields use it. */
export function cleanSearchText(text: string): string {
  return text.replaceAll(/[/\\.]/g, '').trim();
}

const MAX_TEXT = 200;

/**
 * §5: text with a Cyrillic letter goes to the text search, other text to the number search; null for empty text. What the
 * visitor typed is kept in `asked` where cleaning changed it.
 */
export function searchPath(text: string): string | null {
  // Half a character, which a cut may leave, has no place in an address.
  const typed = text
    .trim()
    .slice(0, MAX_TEXT)
    .replaceAll(/\p{Cs}/gu, '');
  const clean = cleanSearchText(typed);
  if (clean === '') return null;
  const path = /\p{Script=Cyrillic}/u.test(clean) ? paths.searchText.to(clean) : paths.search.to(clean);
  return clean === typed ? path : withAsked(path, typed);
}

/** The value of `as` in the query of a search that looks for names, though the text looks like a number. */
export const BY_NAME = 'name';

/** The search for names of what a visitor typed, though it looks like a number. */
export const searchByNamePath = (typed: string): string =>
  `${paths.searchText.to(cleanSearchText(typed))}?as=${BY_NAME}`;

/** Adds what the visitor typed to a path that spells it differently. */
export const withAsked = (path: string, typed: string): string => `${path}?asked=${encode(typed)}`;

/** What the visitor typed to search for this cleaned text; `asked` is believed only where it says the same. */
export function typedText(text: string, asked: string | null): string {
  return asked !== null && asked.length <= MAX_TEXT && cleanSearchText(asked) === text ? asked.trim() : text;
}

export { foldPartNumber, isSpeltInCyrillic, looksLikePartNumber };
