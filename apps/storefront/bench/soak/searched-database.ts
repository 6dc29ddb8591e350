import {
  connect,
  ensureDemoCatalogue,
  loadLocalizationValues,
  migrate,
  openDatabase,
  type OpenDatabase,
} from '@partshop/api/bench';
import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';

/** Texts to search for. */
type Texts = Pick<Searched, 'numbers' | 'beginnings' | 'names'>;

export type Searched = {
  url: string;
  /** Exactly one connection. */
  single: OpenDatabase;
  /** Number keys of articles, spread over the catalogue: so many that hardly one is asked for twice. */
  numbers: readonly string[];
  /** What people type: beginnings of numbers, and of names. */
  beginnings: readonly string[];
  /** The first words of names; every fourth has a typo. */
  names: readonly string[];
  /** Closes the database and removes its data. */
  close: () => Promise<void>;
};

const OFFERS_PER_ARTICLE = 10;
/** The demo makes hardly more: with ten million offers an article has thirteen. */
const MOST_ARTICLES = 750_000;
const NUMBERS = 20_000;
/** A name is typed to so many letters, which differ from name to name. */
const SHORTEST = 3;

/** The embedded database in a new folder, filled with the demo catalogue. */
export async function openSearched(offers: number): Promise<Searched> {
  const database = await openScratch();
  try {
    const texts = await fill(database, offers);
    const single = await connect(database.url, { log: console.log, poolSize: 1 });
    return { url: database.url(), single, ...texts, close: async () => single.close().then(database.close) };
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

async function fill({ pool, db, withoutLimits }: OpenDatabase, offers: number): Promise<Texts> {
  const articles = Math.min(offers / OFFERS_PER_ARTICLE, MOST_ARTICLES);
  await withoutLimits(async (patient) => {
    await migrate(patient);
    await ensureDemoCatalogue(patient, { articles, offers, log: console.log });
    await patient.query('vacuum (analyze) articles');
    await patient.query('vacuum (analyze) offers');
  });
  await loadLocalizationValues(db);
  const { rows } = await pool.query<{ number: string; name: string }>(
    `select number_key as number, names ->> 'ru' as name from articles order by hashint8(id) limit ${NUMBERS}`,
  );
  const names = rows.map(({ name }) => name.split(' ').slice(0, 2).join(' '));
  return {
    numbers: rows.map(({ number }) => number),
    beginnings: rows.flatMap(({ number, name }, index) => [
      number.slice(0, SHORTEST + (index % 5)),
      name.slice(0, SHORTEST + (index % 11)).trim(),
    ]),
    names: names.map((name, index) => (index % 4 === 0 ? withTypo(name) : name)),
  };
}

/** Two letters in the middle swapped. */
function withTypo(name: string): string {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1);
}
