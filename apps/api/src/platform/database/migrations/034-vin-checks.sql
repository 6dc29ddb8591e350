-- The buyer asks the seller to check an order against a car.
alter table orders
  add check_vin text,
  add check_vin_at timestamptz,
  add check ((check_vin is null) = (check_vin_at is null));
