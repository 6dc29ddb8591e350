-- The wiper blades that fit a model.
create table wiper_sizes (
  model_id bigint primary key references vehicle_models on delete cascade,
  driver_mm smallint not null check (driver_mm between 200 and 1000),
  passenger_mm smallint check (passenger_mm between 200 and 1000),
  rear_mm smallint check (rear_mm between 200 and 1000),
  connector text not null check (connector in ('hook', 'push-button', 'pinch-tab', 'side-pin')),
  is_demo boolean not null default false
);
comment on column wiper_sizes.passenger_mm is 'Null: one wiper for the whole screen.';
comment on column wiper_sizes.rear_mm is 'Null: no rear wiper.';
