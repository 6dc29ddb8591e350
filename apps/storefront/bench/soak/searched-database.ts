import {
  connect,
  ensureDemoCatalogue,
  loadLocalizationValues,
  migrate,
  openDatabase,
  type OpenDatabase,
} from '@partshop/api/bench';
import { makeEmbeddedFolder } from '../chaos/embedded-folder.ts';

export type Searched = {
  url: string;
  /** Exactly one connection. */
  single: OpenDatabase;
  /** Number keys of articles, spread over the catalogue. */
  numbers: readonly string[];
  /** Closes the database and removes its data. */
  close: () => Promise<void>;
};

const OFFERS_PER_ARTICLE = 5;
const NUMBERS = 2000;

/** The embedded database in a new folder, filled with the demo catalogue. */
export async function openSearched(offers: number): Promise<Searched> {
  const database = await openScratch();
  try {
    const numbers = await fill(database, offers);
    const single = await connect(database.url, { log: console.log, poolSize: 1 });
    return { url: database.url(), single, numbers, close: async () => single.close().then(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The embedded database in a new folder, without tables; `close` also removes the folder. */
export async function openScratch(): Promise<OpenDatabase> {
  const { dataDir, remove } = await makeEmbeddedFolder();
  const database = await openDatabase({ dataDir, log: console.log }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { ...database, close: async () => database.close().then(remove) };
}

async function fill({ pool, db, withoutLimits }: OpenDatabase, offers: number): Promise<string[]> {
  await withoutLimits(async (patient) => {
    await migrate(patient);
    await ensureDemoCatalogue(patient, { articles: offers / OFFERS_PER_ARTICLE, offers, log: console.log });
    await patient.query('vacuum (analyze) articles');
    await patient.query('vacuum (analyze) offers');
  });
  await loadLocalizationValues(db);
  const { rows } = await pool.query<{ number: string }>(
    `select number_key as number from articles order by hashint8(id) limit ${NUMBERS}`,
  );
  return rows.map(({ number }) => number);
}
