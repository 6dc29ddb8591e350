-- Files wait packed: a list of a million rows is a seventh of its bytes. Those that wait now are not.
alter table price_upload_files add is_packed boolean not null default false;
comment on column price_upload_files.is_packed is 'Whether the bytes are packed by gzip.';
