import { randomUUID } from 'node:crypto';
import { foldPartNumber } from '@partshop/api-client/part-number';
import type { quickOrderCalls } from '@partshop/api-client/contract';
import { addPossibleLines, createBasketReader, viewOf } from '../basket/index.ts';
import { createCurrencies, createMakerNames, showCard, type MakerCardRow } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { createLineFinder } from './find-lines.ts';
import { makerFits, makerKey } from './maker-fits.ts';
import { readList } from './read-list.ts';

/** A long list takes a connection and a processor for some tenths of a second. */
const CHECKS = { concurrency: 2, maxWaiting: 50 };

export function quickOrderHandlers(tools: CallTools): CallHandlers<typeof quickOrderCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const makerNames = createMakerNames(database.pool);
  const findLines = createLineFinder(database.pool);
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);
  const enqueue = createWorkQueue(CHECKS);

  return {
    quickOrderCheck: async (c) => {
      const query = c.req.valid('query');
      const { text, columns } = c.req.valid('json');
      const session = await sessions.find(c);
      const view = { lang: languageOf(query, siteConfig), clientType: clientTypeOf(session) };
      const isMaker = createMakerTest(await makerNames());
      const list = readList(text, columns, isMaker);
      const [found, currency, { wayDays }] = await Promise.all([
        enqueue(async () => findLines(list.rows, view, isMaker)),
        currencyOf(query.currencyCode),
        pickupCityOf(session?.cityId),
      ]);
      const lines = found.map((line) => ({
        ...line,
        goods: line.goods.map((card) => showCard(withoutMark(card), currency, wayDays)),
      }));
      const total = lines.reduce(
        (sum, { answer, pieces, goods: [card] }) => sum + (answer === 'found' ? (card?.best?.price ?? 0) * pieces : 0),
        0,
      );
      const { columns: known, headings, sample, left } = list;
      return c.json({ columns: known, headings, sample, lines, left, total, currency, requestId: randomUUID() }, 200);
    },

    quickOrderAdd: async (c) => {
      const { requestId, lines } = c.req.valid('json');
      const query = c.req.valid('query');
      const session = await sessions.findOrOpen(c);
      const reasons = await inTransaction(database.sales, async (trx) =>
        addPossibleLines(trx, session, { lines, requestId, now: clock() }),
      );
      const refused = reasons.flatMap((reason, index) => (reason ? [{ index, code: reason.code }] : []));
      const view = viewOf(query, siteConfig);
      return c.json({ basket: await readBasket(session, view), refused }, 200);
    },
  };
}

function withoutMark(row: MakerCardRow) {
  const { catalogImage: _, ...card } = row;
  return card;
}

/** Whether a text is the name of a maker; each text is compared once. */
function createMakerTest(names: readonly string[]): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const key = makerKey(text);
    // A number may begin with the name of its maker.
    const isMaker =
      key !== '' && names.some((name) => (/\d/.test(key) ? key === foldPartNumber(name) : makerFits(key, name)));
    known.set(text, isMaker);
    return isMaker;
  };
}
