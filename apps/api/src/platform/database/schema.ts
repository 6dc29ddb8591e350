/** The tables as Kysely sees them; `migrations/*.sql` is the law. Money is kopecks, `int8` and `numeric` arrive as numbers. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Names } from '../values/names.ts';

/** jsonb: written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** ISO day, such as `2026-11-21`. */
type Day = string;

export type MakersTable = {
  id: Generated<number>;
  key: string;
  name: string;
  is_car_maker: Generated<boolean>;
};

export type CategoriesTable = {
  id: number;
  parent_id: number | null;
  url: string;
  names: Json<Names>;
  position: Generated<number>;
};

export type VehicleBrandsTable = { id: number; url: string; name: string };
export type VehicleSeriesTable = {
  id: number;
  brand_id: number;
  url: string;
  name: string;
  produced_from: number | null;
};
export type VehicleModelsTable = {
  id: number;
  series_id: number;
  url: string;
  name: string;
  produced_from: number | null;
  produced_to: number | null;
  body_type: string | null;
};
export type VehicleEnginesTable = {
  id: number;
  model_id: number;
  url: string;
  name: string;
  fuel: string | null;
  displacement_cc: number | null;
};

export type PartFamiliesTable = { id: Generated<number>; category_id: number };
export type FitmentsTable = { family_id: number; engine_id: number };

export type ArticlesTable = {
  id: Generated<number>;
  maker_id: number;
  number: string;
  number_key: GeneratedAlways<string>;
  category_id: number | null;
  family_id: number | null;
  replaced_by: number | null;
  names: Json<Names>;
  /** Made by `searchTextOf` (values/search-text.ts). */
  search_text: string;
  remark: Generated<string>;
  specifications: JsonWithDefault<{ name: Names; value: string }[]>;
  is_demo: Generated<boolean>;
  sold: Generated<number>;
};

export type SellersTable = { id: Generated<number>; name: string; is_demo: Generated<boolean> };

export type PriceListsTable = {
  id: Generated<number>;
  seller_id: number;
  name: string;
  city: string;
  lead_days: Generated<number>;
  lead_days_max: Generated<number>;
  reliability: Generated<number>;
  is_returnable: Generated<boolean>;
  updated_at: TimestampWithDefault;
};

export type OffersTable = {
  article_id: number;
  price_list_id: number;
  price: number;
  quantity: number;
  multiplicity: Generated<number>;
  lead_days: number | null;
};

export type CurrencyRatesTable = { code: string; rate: number; rate_date: Day };

export type PickupPointsTable = {
  id: Generated<number>;
  city: string;
  name: string;
  address: string;
  hours: string;
  position: Generated<number>;
  is_demo: Generated<boolean>;
  city_id: number | null;
  latitude: number | null;
  longitude: number | null;
};

export type CitiesTable = {
  /** GeoNames'. */
  id: number;
  country_code: number;
  region_names: Json<Names>;
  names: Json<Names>;
  population: number;
  latitude: number;
  longitude: number;
  time_zone: string;
  name_text: string;
  region_text: string;
};

export type PostsTable = {
  id: GeneratedAlways<number>;
  title: string;
  html: string;
  published_at: Date | null;
  created_at: TimestampWithDefault;
};

export type VisitLogTable = {
  id: GeneratedAlways<number>;
  kind: 'search-timing' | 'page';
  at: TimestampWithDefault;
  role: string;
  path: string;
  search_length: Generated<number>;
  elapsed_ms: number | null;
  title: Generated<string>;
  browser: Generated<string>;
};

export type ErrorReportsTable = {
  id: GeneratedAlways<number>;
  hash: Buffer;
  error: string;
  path: string;
  line_number: number;
  raw: ColumnType<object | null, string | null, string | null>;
  count: Generated<number>;
  first_at: TimestampWithDefault;
  last_at: TimestampWithDefault;
};

export type ImportRunsTable = {
  id: Generated<number>;
  price_list_id: number;
  file_name: string;
  file_sha256: string;
  rows_read: number;
  rows_refused: number;
  offers_added: number;
  offers_changed: number;
  offers_unchanged: number;
  applied_at: TimestampWithDefault;
};

export type SettingsTable = { name: string; value: string };

export type SessionsTable = {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  created_at: TimestampWithDefault;
  seen_at: TimestampWithDefault;
  expires_at: Timestamp;
  /** Nothing while nobody is logged in; then the session has a basket of its own. */
  client_id: number | null;
  basket_id: number | null;
  city_id: number | null;
  engine_id: number | null;
  is_table_mod: Generated<boolean>;
  search_good_order_type: Generated<number>;
  switch_id: number | null;
  confirmed_phone: string | null;
  confirmed_until: NullableTimestamp;
  ended_at: NullableTimestamp;
};

export type BasketsTable = { id: Generated<number> };

export type BasketItemsTable = {
  id: GeneratedAlways<number>;
  basket_id: number;
  article_id: number;
  price_list_id: number;
  qty: number;
  comment: Generated<string>;
  is_printed: Generated<boolean>;
  in_order: Generated<boolean>;
  price_seen: number;
  added_at: TimestampWithDefault;
};

export type OrdersTable = {
  id: GeneratedAlways<number>;
  number: string;
  session_id: number | null;
  client_id: number | null;
  request_id: string;
  request_hash: Buffer;
  status: Generated<string>;
  contact_name: string;
  contact_phone: string;
  contact_email: Generated<string>;
  comment: Generated<string>;
  point_id: number;
  payment_type: string;
  total: number;
  currency_code: Generated<string>;
  currency_rate: Generated<number>;
  currency_date: ColumnType<Day, Day | undefined, Day>;
  created_at: TimestampWithDefault;
};

export type OrderItemsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  article_id: number;
  price_list_id: number;
  qty: number;
  price: number;
  lead_days: number;
  lead_days_max: number;
  status: Generated<string>;
  comment: Generated<string>;
};

export type ClientsTable = {
  id: GeneratedAlways<number>;
  code: Generated<number>;
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  type: Generated<'Retail' | 'Wholesale'>;
  company_id: number | null;
  city_id: number | null;
  point_id: number | null;
  /** Roubles. */
  pay_bad: Generated<number>;
  manager_id: number | null;
  engine_id: number | null;
  is_seller: Generated<boolean>;
  can_switch_user: Generated<boolean>;
  localize_editor: Generated<boolean>;
  is_table_mod: Generated<boolean>;
  search_good_order_type: Generated<number>;
  basket_id: number;
  password_hash: string;
  is_demo: Generated<boolean>;
  created_at: TimestampWithDefault;
};

export type SwitchLogTable = {
  id: GeneratedAlways<number>;
  admin_id: number;
  client_id: number;
  reason: string;
  started_at: Timestamp;
  ends_at: Timestamp;
  ended_at: NullableTimestamp;
  ended_how: 'stopped' | 'expired' | 'logout' | 'login' | 'password' | null;
};
export type SwitchActionsTable = { switch_id: number; at: Timestamp; call: string };

export type PhoneCodesTable = {
  session_id: number;
  phone: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
};

export type RecoveryRequestsTable = {
  id: string;
  client_id: number | null;
  subject_hash: Buffer;
  code_hash: Buffer;
  tries_left: number;
  code_expires_at: Timestamp;
  link_hash: Buffer | null;
  token_hash: Buffer | null;
  token_expires_at: Timestamp;
  used_at: NullableTimestamp;
};

export type BonusEntriesTable = {
  id: GeneratedAlways<number>;
  client_id: number;
  /** Roubles. */
  amount: number;
  reason: string;
  at: Timestamp;
  expires_at: Timestamp;
};

export type DemoMessagesTable = {
  id: GeneratedAlways<number>;
  session_id: number | null;
  channel: 'sms' | 'mail';
  recipient: string;
  text: string;
  sent_at: Timestamp;
};

export type RateLimitsTable = { key: string; hits: number; ends_at: Timestamp };

export type LocalizationValuesTable = { resource: string; key: string; lang: string; value: string };

export type Database = {
  makers: MakersTable;
  categories: CategoriesTable;
  vehicle_brands: VehicleBrandsTable;
  vehicle_series: VehicleSeriesTable;
  vehicle_models: VehicleModelsTable;
  vehicle_engines: VehicleEnginesTable;
  part_families: PartFamiliesTable;
  fitments: FitmentsTable;
  articles: ArticlesTable;
  sellers: SellersTable;
  price_lists: PriceListsTable;
  offers: OffersTable;
  currency_rates: CurrencyRatesTable;
  pickup_points: PickupPointsTable;
  cities: CitiesTable;
  posts: PostsTable;
  visit_log: VisitLogTable;
  error_reports: ErrorReportsTable;
  import_runs: ImportRunsTable;
  settings: SettingsTable;
  sessions: SessionsTable;
  clients: ClientsTable;
  switch_log: SwitchLogTable;
  switch_actions: SwitchActionsTable;
  phone_codes: PhoneCodesTable;
  recovery_requests: RecoveryRequestsTable;
  bonus_entries: BonusEntriesTable;
  demo_messages: DemoMessagesTable;
  rate_limits: RateLimitsTable;
  baskets: BasketsTable;
  basket_items: BasketItemsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  localization_values: LocalizationValuesTable;
};
