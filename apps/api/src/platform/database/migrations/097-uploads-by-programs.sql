-- A program may send a file that is to be applied without a person.
alter table price_uploads
  drop constraint price_uploads_way_check,
  add constraint price_uploads_way_check check (way in ('file', 'address', 'program'));
