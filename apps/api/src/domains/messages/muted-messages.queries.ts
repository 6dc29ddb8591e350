import { MESSAGE_CHANNELS, MESSAGE_KINDS, type MessageChoice, type MessageKind } from '@partshop/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Channel } from './message.ts';

/** What a client wants of each kind of message by each channel: everything, until they ask not to get it. */
export async function findMessageChoices(db: Kysely<Database>, clientId: number): Promise<MessageChoice[]> {
  const muted = await db
    .selectFrom('muted_messages')
    .select(['kind', 'channel'])
    .where('client_id', '=', clientId)
    .execute();
  return MESSAGE_KINDS.flatMap((kind) =>
    MESSAGE_CHANNELS.map((channel) => ({
      kind,
      channel,
      isWanted: !muted.some((one) => one.kind === kind && one.channel === channel),
    })),
  );
}

/** Keeps a client's choices; a kind and channel that is not among them stays as it was. */
export async function keepMessageChoices(
  trx: Transaction<Database>,
  clientId: number,
  choices: readonly MessageChoice[],
): Promise<void> {
  for (const { kind, channel, isWanted } of choices) {
    const row = { client_id: clientId, kind, channel };
    await (isWanted
      ? trx
          .deleteFrom('muted_messages')
          .where('client_id', '=', clientId)
          .where('kind', '=', kind)
          .where('channel', '=', channel)
          .execute()
      : trx
          .insertInto('muted_messages')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute());
  }
}

/** The channels by which a client wants no messages of a kind; a guest has no such choice. */
export async function findMutedChannels(
  db: Kysely<Database>,
  clientId: number | null,
  kind: MessageKind,
): Promise<Channel[]> {
  if (clientId === null) return [];
  const rows = await db
    .selectFrom('muted_messages')
    .select('channel')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ channel }) => channel);
}
