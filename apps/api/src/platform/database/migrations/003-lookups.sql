-- catalogKey of an address is found in any case.
create unique index makers_by_key_in_any_case on makers (lower(key));

-- The rates that the shop starts with; a job or a person keeps them up to date.
insert into currency_rates (code, rate, rate_date) values ('RUB', 1, date '2026-11-20'), ('EUR', 93.4127, date '2026-11-20');
