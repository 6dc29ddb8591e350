/** Limits that both the contract's schemas and forms check. Plain numbers and patterns, so that a browser loads no schema. */

/** The most pieces one line of a basket may hold. */
export const MAX_LINE_QTY = 9999;
/** The most lines a basket may hold. */
export const MAX_BASKET_LINES = 500;
/** The comment of a basket line, and the name of a group of lines put aside; in characters. */
export const MAX_LINE_COMMENT_LENGTH = 500;
export const MAX_GROUP_NAME_LENGTH = 60;
export const MAX_PROMO_LENGTH = 40;

/** A list that is pasted to order from: its length in characters, and what its columns may hold. */
export const MAX_LIST_LENGTH = 200_000;
export const LIST_COLUMNS = ['maker', 'number', 'qty', 'comment', 'skip'] as const;

/** The most articles that a visitor's lists may hold: the wish list, and the list to compare, which stand side by side. */
export const MAX_FAVORITES = 200;
export const MAX_COMPARED = 4;

/** The highest price of an alert, in kopecks: an integer of the database holds it. */
export const MAX_ALERT_PRICE = 1_000_000_000;

/** Lengths are in characters. */
export const MIN_LOGIN_LENGTH = 3;
export const MAX_LOGIN_LENGTH = 200;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
/** Digits of a one-time code. */
export const CODE_LENGTH = 6;

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 200;
export const MIN_PHONE_LENGTH = 5;
export const MAX_PHONE_LENGTH = 32;
/** Digits with punctuation: the source of a regular expression, also for the attribute `pattern`. */
export const PHONE_PATTERN = '[+\\d\\s.\\-\\(\\)]+';

/** The address that a courier brings an order to. */
export const MIN_ADDRESS_LENGTH = 5;
export const MAX_ADDRESS_LENGTH = 300;
/** The addresses that a client may keep. */
export const MAX_DELIVERY_ADDRESSES = 20;
/** The code of a carrier's point. */
export const MAX_CARRIER_POINT_LENGTH = 40;

/** The company that an order is for. */
export const MAX_COMPANY_LENGTH = 200;

/** Company accounts: the highest limit of an employee in kopecks, how many employees and invitations a company has, and the events of a page. */
export const MAX_SPENDING_LIMIT = 100_000_000_000;
export const MAX_EMPLOYEES = 100;
export const MAX_COMPANY_EVENTS_TAKE = 100;

/** A person's name holds no markup: the source of a regular expression, also for the attribute `pattern`. */
export const NAME_PATTERN = '[^<>]+';

/** A seller's picture: its file in bytes, the length of its longer side in pixels, and how many an article may have. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
export const MIN_PICTURE_SIDE = 320;
export const MAX_PICTURE_SIDE = 8000;
export const MAX_PICTURES = 10;

/** The comment of an order. */
export const MAX_COMMENT_LENGTH = 1000;

/** Days in which buyers can return goods without giving a reason, and in which they can with one. */
export const RETURN_PERIOD_DAYS = 14;
export const LATE_RETURN_DAYS = 180;

/** A list of orders: how many a page may have, and the longest search. */
export const MAX_ORDERS_TAKE = 100;
export const MAX_ORDER_SEARCH_LENGTH = 100;

/** The highest price of an ordered piece and the highest cost of a delivery, in kopecks: an integer of the database holds them. */
export const MAX_ORDER_AMOUNT = 1_000_000_000;
/** How many orders' deliveries can be asked for at once. */
export const MAX_ORDERS_OF_DELIVERIES = 20;

/** What the entries of a client's ledger are; how many a page may have. */
export const LEDGER_KINDS = ['opening', 'shipment', 'return', 'payment', 'refund'] as const;
export const MAX_LEDGER_TAKE = 200;
/** How bonuses come and go: for a registration, to an order, back from it, or by their term. */
export const BONUS_KINDS = ['welcome', 'order', 'order-returned', 'expired'] as const;
/** What a client may pay of the debt at once, in kopecks. */
export const MIN_DEBT_PAYMENT = 100;
export const MAX_DEBT_PAYMENT = 10_000_000_000;

/** What a client says to a reconciliation report, and the most entries that are printed. */
export const MAX_REVISE_COMMENT_LENGTH = 1000;
export const MAX_PRINTED_ENTRIES = 500;

/** The longest period of a report about orders, in days: three years. */
export const MAX_REPORT_DAYS = 1096;

/** The reason of a cancellation or a return. */
export const MAX_ITEM_REASON_LENGTH = 500;

/** A search for a client, and the reason for switching to one. */
export const MAX_CLIENT_QUERY_LENGTH = 100;
export const MIN_REASON_LENGTH = 5;
export const MAX_REASON_LENGTH = 300;

/** The article of a category's page: the length of its HTML, the length of its title, and §5: it must have more visible characters to be shown. */
export const MAX_ARTICLE_LENGTH = 100_000;
export const MAX_ARTICLE_TITLE_LENGTH = 200;
export const SHORT_ARTICLE_LENGTH = 500;

/** An application to become a seller: what they sell in characters, the documents, and how many applications a page has. */
export const MIN_SELLS_LENGTH = 10;
export const MAX_SELLS_LENGTH = 2000;
export const MAX_WAREHOUSE_CITY_LENGTH = 100;
export const MAX_DOCUMENTS = 10;
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
export const MAX_DOCUMENT_NAME_LENGTH = 150;
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const MAX_APPLICATIONS_TAKE = 100;
/** Why a file is not taken as a document. */
export const DOCUMENT_FAULTS = [
  'empty',
  'large',
  'name',
  'extension',
  'declared',
  'unknown',
  'program',
  'archive',
  'markup',
  'broken',
  'encrypted',
  'active',
  'mixed',
  'unpacks',
  'pixels',
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** What waits for a seller: new items, accepted ones to ship, and requests of buyers to cancel or to return. */
export const SELLER_QUEUES = ['new', 'wait', 'return-request'] as const;
/** How many orders a page of a queue may have. */
export const MAX_SELLER_ORDERS_TAKE = 100;
/** Hours in which a seller answers a new item or a request to cancel, and days in which they answer a request to return. */
export const SELLER_ANSWER_HOURS = 24;
export const SELLER_RETURN_DAYS = 10;
/** Days after which a price list is stale. */
export const STALE_PRICES_DAYS = 7;

/** Why an offer is not sold (B4), what keeps buyers away most first; the most offers of a page; bounds of an offer's price and quantity, as price lists have them. */
export const OFFER_FAULTS = ['sold-out', 'dearer', 'no-picture', 'no-fit', 'no-cross'] as const;
export const MAX_SELLER_OFFERS_TAKE = 100;
export const MAX_OFFER_PRICE = 2_147_483_647;
export const MAX_OFFER_QUANTITY = 10_000_000;

/** What a seller may be advised, and what of it the shop does when the seller agrees; the most percent that it takes off a price. */
export const ADVICE_KINDS = [
  'dearer',
  'sold-out',
  'multiples',
  'stale',
  'slow-promise',
  'no-picture',
  'no-fit',
] as const;
export const APPLIED_ADVICE = ['dearer', 'multiples'] as const;
export const ADVICE_MAX_PERCENT = 15;

/** What a program of a seller may do by its token; how many tokens a seller may have, and the length of a name. */
export const TOKEN_SCOPES = ['upload-lists', 'read-orders'] as const;
export const MAX_SELLER_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 60;

/** How many people a seller may invite, with those who accepted; how many changes of them are shown. */
export const MAX_SELLER_MEMBERS = 50;
export const MAX_SELLER_STAFF_EVENTS = 50;

/** Which positions of a seller: all, those in stock that nobody ordered, those that sold and ran out, and those that buyers return; and by what they are sorted and narrowed. */
export const POSITION_KINDS = ['all', 'idle', 'out', 'returned'] as const;
export const POSITION_ORDERS = [
  'sum',
  'pieces',
  'orders',
  'kept',
  'keptSum',
  'cancelled',
  'returned',
  'views',
  'adds',
  'quantity',
  'price',
] as const;
/** What else a table of positions shows: the article, its name, and why it may not sell. */
export const POSITION_COLUMNS = ['article', 'name', ...POSITION_ORDERS, 'faults'] as const;
export const MAX_POSITIONS_TAKE = 500;
/** Positions that one change names one by one. */
export const MAX_NAMED_POSITIONS = 5000;
/** Named views of positions that a seller keeps. */
export const MAX_POSITION_VIEWS = 30;
export const MAX_VIEW_NAME_LENGTH = 60;

/** What a seller uploads (B3): whole offers, or only the stock of those that there are; and what columns of the files hold. */
export const PRICE_UPLOADS = ['price', 'stock'] as const;
/**
 * What a seller claims beside the catalogue: numbers that can be sold instead of each other, cars that an article fits, and addresses of
 * pictures.
 */
export const CLAIM_UPLOADS = ['crosses', 'fitments', 'photos'] as const;
/** Of them, those about which staff decides, and how. */
export const REVIEWED_CLAIMS = ['crosses', 'fitments'] as const;
export const CLAIM_DECISIONS = ['accept', 'refuse'] as const;
export const MAX_CLAIMS_TAKE = 50;
export const UPLOAD_TYPES = [...PRICE_UPLOADS, ...CLAIM_UPLOADS] as const;
/** Whether files of a type change a price list. */
export const isOfList = (type: (typeof UPLOAD_TYPES)[number]): type is (typeof PRICE_UPLOADS)[number] =>
  PRICE_UPLOADS.some((one) => one === type);
export const PRICE_FIELDS = ['maker', 'number', 'name', 'price', 'quantity', 'multiplicity', 'leadDays'] as const;
export const UPLOAD_COLUMNS = [
  'maker',
  'number',
  'name',
  'price',
  'quantity',
  'multiplicity',
  'leadDays',
  'otherMaker',
  'otherNumber',
  'direction',
  'confidence',
  'carBrand',
  'carModel',
  'generation',
  'engine',
  'madeFrom',
  'madeTo',
  'bodyType',
  'side',
  'equipment',
  'photo',
  'photo2',
  'photo3',
  'photo4',
] as const;
/** A seller’s claim that numbers replace each other is never as sure as what the catalogue says, of 100. */
export const MAX_CLAIM_CONFIDENCE = 49;
/** The largest file; the refused rows that a page shows to be mended, and the most rows that are mended; uploads that can be taken back. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
export const UPLOAD_ROWS_TAKE = 20;
export const MAX_MENDED_ROWS = 400;
export const UPLOADS_KEPT = 10;
/** The address of a list that the shop loads by itself: its length, and the faults in a row that pause it. */
export const MAX_SOURCE_ADDRESS_LENGTH = 1000;
export const SOURCE_FAULTS = 5;
/** Letters with lists: what a provider sends at most, the lists in one, those of a seller in an hour, and who may write them. */
export const MAX_LETTER_BYTES = 26 * 1024 * 1024;
export const MAX_LETTER_LISTS = 5;
export const MAX_HOURLY_LETTERS = 60;
export const MAX_LETTER_SENDERS = 10;
/** Of the goods of a list: more do not go before a person has looked, unless the seller says so. */
export const GONE_LIMIT = 10;
/** A price that changes by more percent is shown before it is applied. */
export const PRICE_JUMP_PERCENT = 30;
export const MAX_MENDED_CELL_LENGTH = 500;
/** Why an uploaded file is refused. */
export const UPLOAD_FAULTS = [
  'empty',
  /** A file of another kind, such as PDF. */
  'foreign',
  'no-table',
  'one-column',
  'no-rows',
  'no-good-rows',
  'broken',
  'encrypted',
  'macros',
  'hostile',
  'unpacks',
  'wide',
  /** It takes more memory or time than a worker has. */
  'heavy',
  /** The worker failed several times, through no fault of the file. */
  'failed',
  /** What it would take back was changed by another way. */
  'not-kept',
] as const;
/** Pictures that a seller loads in bulk: rows of a load, the length of an address and of a name, and the bytes behind an address. */
export const MAX_PICTURE_ROWS = 500;
export const MAX_PICTURE_ADDRESS_LENGTH = 2000;
export const MAX_PICTURE_NAME_LENGTH = 150;
export const MAX_WEB_PICTURE_BYTES = 10_000_000;

/** Items that one file of labels or packing lists may have. */
export const MAX_SELLER_PRINT = 200;

/** What a seller sets: the text about returns, days on which a warehouse is closed, and the longest days of a warehouse. */
export const MAX_RETURN_RULES_LENGTH = 1000;
export const MAX_CLOSED_DAYS = 60;
export const MAX_WAREHOUSE_LEAD_DAYS = 365;

/** Goods on their way through the shop's warehouse: what of them a list shows, and what may be wrong with them. */
export const TRANSIT_KINDS = ['underway', 'overdue', 'received', 'claimed', 'all'] as const;
export const TRANSIT_FAULTS = ['damaged', 'short', 'other-part'] as const;
export const CLAIM_STATES = ['open', 'accepted', 'declined'] as const;
/** Days of which a list shows what was received, and what was sent at all. */
export const RECEIVED_DAYS = 30;
export const TRANSIT_DAYS = 365;
