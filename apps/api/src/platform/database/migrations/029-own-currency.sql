-- The currency that a visitor chose for all prices (P12); null: the one of the page's language (D36).
alter table clients
  add currency_code text check (currency_code in ('RUB', 'EUR'));

alter table sessions
  add currency_code text check (currency_code in ('RUB', 'EUR'));
