-- What offers were before a run is written a million rows at a time. To look up the run and the article of each took as long as the rest
-- of the run; so neither is referenced, and what goes with a run is deleted here.
alter table offer_pasts drop constraint offer_pasts_run_id_fkey, drop constraint offer_pasts_article_id_fkey;
drop index offer_pasts_by_article;

create function forget_pasts_of_runs() returns trigger language plpgsql as $$
begin
  delete from offer_pasts where run_id in (select id from removed);
  return null;
end $$;
create trigger forget_pasts_of_runs after delete on import_runs
  referencing old table as removed for each statement execute function forget_pasts_of_runs();
