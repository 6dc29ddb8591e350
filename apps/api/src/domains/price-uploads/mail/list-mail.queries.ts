import { randomBytes } from 'node:crypto';
import {
  GONE_LIMIT,
  isOfList,
  type LanguageCode,
  type LetterFileFault,
  type LetterOutcome,
  type ListLetter,
  type ListMail,
  type ListMailbox,
  type MailedList,
  type UploadType,
} from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../../platform/database/name-sql.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { hashSecret } from '../../../platform/values/secrets.ts';
import { LETTER_HOURS } from '../../../platform/http/inbound-mail.ts';
import { listAddress, type NamedList } from './letter.rules.ts';
import { isOwn, type Target } from '../own-list.queries.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const SHOWN_LETTERS = 10;
const KEPT_DAYS = 90;

/** What nobody guesses and an address can hold: 100 bits. */
function newMailSecret(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
}

const SETTINGS = ['replaces', 'applies', 'gone_limit as goneLimit'] as const;
/** Of a list for which nothing was set. */
const UNSET: MailSettings = { replaces: false, applies: false, goneLimit: GONE_LIMIT };

type OfType = { sellerId: number; type: UploadType };

/** A seller's mailbox, the lists with their addresses, and the last letters with files of a type. */
export async function findListMail(
  db: Db,
  { sellerId, type, domain }: OfType & { domain: string },
  lang: LanguageCode,
): Promise<ListMail> {
  const [held, lists, letters] = await Promise.all([
    db.selectFrom('seller_mailboxes').where('seller_id', '=', sellerId).selectAll().executeTakeFirst(),
    findMailedLists(db, { sellerId, type }, lang),
    findLetters(db, { sellerId, type }, lang),
  ]);
  return {
    mailbox: held ? { senders: held.senders, version: held.version } : null,
    lists: lists.map((list) => ({ ...list, address: held ? listAddress(held.secret, list, domain) : null })),
    letters,
  };
}

async function findMailedLists(db: Db, { sellerId, type }: OfType, lang: LanguageCode): Promise<MailedList[]> {
  const targets = isOfList(type)
    ? await db
        .selectFrom('price_lists as p')
        .where('p.seller_id', '=', sellerId)
        .select(['p.id as priceListId', nameOf('p.names', lang).as('listName')])
        .orderBy('listName')
        .orderBy('p.id')
        .execute()
    : [{ priceListId: null, listName: null }];
  const set = await db
    .selectFrom('mailed_lists')
    .where('seller_id', '=', sellerId)
    .where('type', '=', type)
    .select(['price_list_id as priceListId', 'version', ...SETTINGS])
    .execute();
  return targets.map((target) => ({
    type,
    ...target,
    address: null,
    version: 0,
    ...UNSET,
    ...set.find(({ priceListId }) => priceListId === target.priceListId),
  }));
}

async function findLetters(db: Db, { sellerId, type }: OfType, lang: LanguageCode): Promise<ListLetter[]> {
  const rows = await db
    .selectFrom('list_letters as l')
    .leftJoin('price_lists as p', 'p.id', 'l.price_list_id')
    .where('l.seller_id', '=', sellerId)
    .where((of) => of.or([of('l.type', '=', type), of('l.type', 'is', null)]))
    .select(['l.id', 'l.sender', 'l.came_at as cameAt'])
    .select(sql<LetterOutcome>`l.outcome`.as('outcome'))
    .select(sql<string | null>`${nameOf('p.names', lang)}`.as('listName'))
    .select(
      sql<ListLetter['files']>`(
        select coalesce(json_agg(json_build_object('name', f.name, 'uploadId', f.upload_id, 'fault', f.fault) order by f.position), '[]')
        from list_letter_files f where f.letter_id = l.id
      )`.as('files'),
    )
    .orderBy('l.came_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(SHOWN_LETTERS)
    .execute();
  return rows.map(({ cameAt, ...row }) => ({ ...row, cameAt: cameAt.toISOString() }));
}

export type SeenMailbox = { sellerId: number; version: number };

/** Makes the mailbox of a seller; undefined where there is one. */
export const addMailbox = async (
  trx: Trx,
  sellerId: number,
  senders: readonly string[],
): Promise<ListMailbox | undefined> =>
  trx
    .insertInto('seller_mailboxes')
    .values({ seller_id: sellerId, secret: newMailSecret(), senders: [...senders] })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['senders', 'version'])
    .executeTakeFirst();

/** Changes a mailbox that is as it was seen; undefined for another. Without `senders` it gets new addresses. */
export const changeMailbox = async (
  trx: Trx,
  { sellerId, version }: SeenMailbox,
  senders?: readonly string[],
): Promise<ListMailbox | undefined> =>
  trx
    .updateTable('seller_mailboxes')
    .where('seller_id', '=', sellerId)
    .where('version', '=', version)
    .set({ ...(senders ? { senders: [...senders] } : { secret: newMailSecret() }), version: sql`version + 1` })
    .returning(['senders', 'version'])
    .executeTakeFirst();

export const hasMailbox = async (db: Db, sellerId: number): Promise<boolean> =>
  (await db.selectFrom('seller_mailboxes').where('seller_id', '=', sellerId).select('seller_id').executeTakeFirst()) !==
  undefined;

export type MailSettings = { replaces: boolean; applies: boolean; goneLimit: number };

/** The row of `mailed_lists` of a target. */
const isOf = ({ sellerId, type, priceListId }: Target) =>
  sql<boolean>`seller_id = ${sellerId} and type = ${type} and price_list_id is not distinct from ${priceListId}::integer`;

/** Sets what becomes of a target's files; 'changed' where it is not as it was seen, undefined for another's list. */
export async function saveMailedList(
  trx: Trx,
  target: Target,
  { replaces, applies, goneLimit }: MailSettings,
  version: number,
): Promise<'saved' | 'changed' | undefined> {
  if (!(await isOwn(trx, target))) return undefined;
  const settings = { replaces, applies, gone_limit: goneLimit };
  const saved =
    version === 0
      ? await trx
          .insertInto('mailed_lists')
          .values({ seller_id: target.sellerId, price_list_id: target.priceListId, type: target.type, ...settings })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('mailed_lists')
          .where(isOf(target))
          .where('version', '=', version)
          .set({ ...settings, version: sql`version + 1` })
          .returning('version')
          .executeTakeFirst();
  return saved ? 'saved' : 'changed';
}

/** Keeps a provider's token, and forgets those that are too old to be taken. Returns false for one that was taken. */
export async function spendToken(trx: Trx, token: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('letter_tokens')
    .values({ hash: hashSecret(token), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // A signature that is valid for longer: the clocks differ.
  await sql`delete from letter_tokens where at < ${now}::timestamptz - make_interval(hours => ${2 * LETTER_HOURS})`.execute(
    trx,
  );
  return (added ?? 0n) > 0n;
}

export type HeldMailbox = { sellerId: number; senders: string[]; lettersThisHour: number };

/** Locks the mailbox of an address, so that letters of a seller come one after the other. */
export async function holdMailbox(trx: Trx, secret: string, now: Date): Promise<HeldMailbox | undefined> {
  const held = await trx
    .selectFrom('seller_mailboxes')
    .where('secret', '=', secret)
    .select(['seller_id as sellerId', 'senders'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const { count } = await trx
    .selectFrom('list_letters')
    .where('seller_id', '=', held.sellerId)
    .where('came_at', '>', sql<Date>`${now}::timestamptz - interval '1 hour'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { ...held, lettersThisHour: count };
}

/** What becomes of the files of a target; undefined for another seller's list. */
export async function findMailedList(trx: Trx, target: Target): Promise<MailSettings | undefined> {
  if (!(await isOwn(trx, target))) return undefined;
  return (await trx.selectFrom('mailed_lists').where(isOf(target)).select(SETTINGS).executeTakeFirst()) ?? UNSET;
}

export type KeptLetter = {
  sellerId: number;
  list: NamedList | undefined;
  sender: string;
  outcome: LetterOutcome;
  files: readonly { name: string; uploadId: number | null; fault: LetterFileFault | null }[];
};

/** Of a file that was meant as a list. What was not is no news. */
const isNews = ({ fault }: KeptLetter['files'][number]): boolean => fault === 'empty' || fault === 'too-large';

/** Keeps what became of a letter, and forgets old ones. A seller is told of refusals for one reason once an hour. */
export async function addLetter(
  trx: Trx,
  { sellerId, list, sender, outcome, files }: KeptLetter,
  now: Date,
): Promise<void> {
  await sql`
    delete from list_letters where came_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(trx);
  const isPlain = outcome === 'taken' && !files.some(isNews);
  const wasTold = sql<boolean>`exists(
    select from list_letters
    where seller_id = ${sellerId} and outcome = ${outcome} and outcome <> 'taken'
      and came_at > ${now}::timestamptz - interval '1 hour'
  )`;
  const { id } = await trx
    .insertInto('list_letters')
    .values({
      seller_id: sellerId,
      type: list?.type ?? null,
      price_list_id: list?.priceListId ?? null,
      sender,
      came_at: now,
      outcome,
      is_told: isPlain ? true : wasTold,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length === 0) return;
  await trx
    .insertInto('list_letter_files')
    .values(
      files.map(({ name, uploadId, fault }, position) => ({
        letter_id: id,
        position,
        name,
        upload_id: uploadId,
        fault,
      })),
    )
    .execute();
}
