import {
  MAX_HOURLY_LETTERS,
  MAX_LETTER_LISTS,
  MAX_UPLOAD_BYTES,
  type LetterFileFault,
  type LetterOutcome,
} from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { keptFile } from '../kept-file.ts';
import { dropOlderFiles } from '../older-files.queries.ts';
import type { Target } from '../own-list.queries.ts';
import { addUpload } from '../price-uploads.queries.ts';
import { LetterRefused, type Letter } from '../../../platform/http/inbound-mail.ts';
import { fileNameOf, isListName, readListAddress } from './letter.rules.ts';
import {
  addLetter,
  findMailedList,
  holdMailbox,
  spendToken,
  type KeptLetter,
  type MailSettings,
} from './list-mail.queries.ts';

type Trx = Transaction<Database>;
type Attached = { name: string; file: File; fault: LetterFileFault | null };

/** Pictures of a signature among them. */
const MAX_ATTACHMENTS = 20;

/**
 * Keeps a letter and what becomes of it, once. Returns 'busy' where its seller gets too many: the provider sends it again later. Throws
 * `LetterRefused` for one that was taken, or is for nobody.
 */
export async function takeLetter(
  trx: Trx,
  letter: Letter,
  { domain, now }: { domain: string; now: Date },
): Promise<'kept' | 'busy'> {
  const named = readListAddress(letter.to, domain);
  const mailbox = named && (await holdMailbox(trx, named.secret, now));
  if (!mailbox) throw new LetterRefused('Nobody has this address.');
  if (mailbox.lettersThisHour >= MAX_HOURLY_LETTERS) return 'busy';
  if (!(await spendToken(trx, letter.token, now))) throw new LetterRefused('It was taken before.');
  const { sellerId, senders } = mailbox;
  const list = named.list && { sellerId, ...named.list };
  const settings = list && (await findMailedList(trx, list));
  const attached = letter.files.slice(0, MAX_ATTACHMENTS).map(attachedOf);
  const outcome = judge(letter, { senders, settings, attached });
  const isTaken = outcome === 'taken' && list && settings;
  const files = isTaken
    ? await addFiles(trx, list, { settings, attached, now })
    : attached.map(({ name, fault }) => ({ name, fault, uploadId: null }));
  await addLetter(trx, { sellerId, list: settings && named.list, sender: letter.from, outcome, files }, now);
  return 'kept';
}

function attachedOf(file: File): Attached {
  const name = fileNameOf(file.name);
  return { name, file, fault: faultOf(name, file.size) };
}

function faultOf(name: string, size: number): LetterFileFault | null {
  if (!isListName(name)) return 'not-a-list';
  if (size === 0) return 'empty';
  return size > MAX_UPLOAD_BYTES ? 'too-large' : null;
}

type Known = { senders: readonly string[]; settings: MailSettings | undefined; attached: readonly Attached[] };

function judge({ from, isProved, files }: Letter, { senders, settings, attached }: Known): LetterOutcome {
  if (!senders.includes(from)) return 'wrong-sender';
  if (!isProved) return 'not-proved';
  if (!settings) return 'no-such-list';
  const lists = attached.filter(({ fault }) => fault !== 'not-a-list');
  if (files.length > MAX_ATTACHMENTS || lists.length > MAX_LETTER_LISTS) return 'too-many';
  if (lists.length === 0) return 'no-list';
  return settings.replaces && lists.length > 1 ? 'several' : 'taken';
}

type Added = { settings: MailSettings; attached: readonly Attached[]; now: Date };

async function addFiles(
  trx: Trx,
  target: Target,
  { settings: { replaces, applies, goneLimit }, attached, now }: Added,
): Promise<KeptLetter['files']> {
  const kept: KeptLetter['files'][number][] = [];
  if (attached.some(({ fault }) => fault === null)) await dropOlderFiles(trx, { way: 'mail', ...target }, now);
  for (const { name, file, fault } of attached) {
    if (fault) {
      kept.push({ name, fault, uploadId: null });
      continue;
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    const upload = {
      ...target,
      clientId: null,
      newList: null,
      replaces,
      fileName: name,
      file: await keptFile(bytes),
      way: 'mail',
      brake: applies ? goneLimit : null,
    } as const;
    kept.push({ name, fault, uploadId: (await addUpload(trx, upload, now)) ?? null });
  }
  return kept;
}
