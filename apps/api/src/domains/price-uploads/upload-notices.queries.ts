import type { UploadType } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { SELLER_MAIL } from '../messages/index.ts';
import type { LetterReason, NoticeReason } from './upload-notice-texts.ts';

type Reached = {
  /** Empty for a seller whom no mail reaches. */
  email: string;
  /** Of the client who sells. */
  lang: string | null;
};

export type UploadNotice = Reached & {
  reason: NoticeReason;
  /** Empty for claims, which are of no list. */
  listName: string;
  type: UploadType;
  /** Null where an address is paused. */
  uploadId: number | null;
  faults: number;
};

export type LetterNotice = Reached & {
  reason: LetterReason;
  /** Empty where the letter says nobody. */
  sender: string;
  type: UploadType;
};

/** Where a seller is told; `told` has `seller_id` and `price_list_id`. */
const REACHED = sql`
  join sellers s on s.id = told.seller_id
  left join clients c on c.id = s.client_id
  left join price_lists p on p.id = told.price_list_id`;

/** Takes the oldest file that came by itself and needs a person, of which the seller was not told, and marks it; no other process gets it. */
export async function takeUntoldUpload(trx: Transaction<Database>): Promise<UploadNotice | undefined> {
  const { rows } = await sql<UploadNotice>`
    with told as (
      update price_uploads set is_told = true where id = (
        select id from price_uploads
        where way <> 'file' and not is_told
          and (state in ('columns', 'refused') or state = 'ready' and (held is not null or brake is null))
        order by id limit 1 for update skip locked
      )
      returning *
    )
    select case when told.state = 'ready' then coalesce(told.held, 'waits') else told.state end as reason,
      coalesce(p.name, told.list_name) as "listName", told.type, told.id as "uploadId", 0 as faults, ${SELLER_MAIL}
    from told ${REACHED}`.execute(trx);
  return rows[0];
}

/** Takes an address that faults have paused, and of which its seller was not told. */
export async function takeUntoldPause(trx: Transaction<Database>): Promise<UploadNotice | undefined> {
  const { rows } = await sql<UploadNotice>`
    with told as (
      update list_sources set tells_pause = false where id = (
        select id from list_sources where tells_pause order by id limit 1 for update skip locked
      )
      returning *
    )
    select 'paused' as reason, coalesce(p.name, '') as "listName", told.type, null as "uploadId", told.faults, ${SELLER_MAIL}
    from told ${REACHED}`.execute(trx);
  return rows[0];
}

/** Takes a letter of which something was refused, and of which its seller was not told. */
export async function takeUntoldLetter(trx: Transaction<Database>): Promise<LetterNotice | undefined> {
  const { rows } = await sql<LetterNotice>`
    with told as (
      update list_letters set is_told = true where id = (
        select id from list_letters where not is_told order by id limit 1 for update skip locked
      )
      returning *
    )
    select case when told.outcome = 'taken' then 'files' else told.outcome end as reason, told.sender,
      coalesce(told.type, 'price') as type, ${SELLER_MAIL}
    from told ${REACHED}`.execute(trx);
  return rows[0];
}
