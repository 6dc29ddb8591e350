-- Until when the goods of an order are kept for its payment, as its buyer was told.
alter table orders add pay_until timestamptz;
comment on column orders.pay_until is 'Null where no online payment is awaited, or its time is not limited.';
update orders set pay_until = created_at + interval '1 hour' where status = 'awaiting-payment' and payment_type = 'online';
drop index orders_awaiting_payment;
create index orders_to_pay on orders (pay_until) where status = 'awaiting-payment';
