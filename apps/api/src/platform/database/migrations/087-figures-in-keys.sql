-- Sellers sell at the same minutes, so the rows of one lie among those of all others: to read a seller's year cost twice as much beside
-- nine others. Keys that hold the figures keep them together by seller, and most are read without the rows.
alter table position_days drop constraint position_days_pkey, add primary key (seller_id, day, article_id)
  include (views, adds, orders, pieces, sum, cancelled, cancelled_sum, returned, returned_sum);
alter table position_months drop constraint position_months_pkey, add primary key (seller_id, month, article_id)
  include (views, adds, orders, pieces, sum, cancelled, cancelled_sum, returned, returned_sum);
