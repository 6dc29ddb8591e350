-- The mark of a maker of parts or cars: a picture like those of goods.
alter table makers add column mark_id integer references pictures;
