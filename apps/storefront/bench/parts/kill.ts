import { setTimeout as delay } from 'node:timers/promises';
import { sendBuyers, type Bought } from '../kill/buyers.ts';
import { startDebianServer } from '../kill/debian-server.ts';
import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';
import { audit, connectionsOf, fillShelf, type Ledger } from '../kill/ledger.ts';
import { backAfter, superviseShop, type SupervisedShop } from '../kill/shop-process.ts';
import { atMost, type Finding, type Part, type Size } from '../finding.ts';

const KILLS: Record<Size, number> = { short: 2, usual: 100, full: 100 };
/** Scenes at a time: more than one would disturb the figures, which the short form has none of. */
const LANES: Record<Size, number> = { short: 2, usual: 1, full: 1 };
const BUYERS = 8;
const BACK_LIMIT_S = 3;
const GIVE_UP_MS = 30_000;
/** Each buyer names another address, as if they came through a proxy: the limits of one address are not what is measured. */
export const SHOP = { DEMO: 'on', DEMO_ARTICLES: '500', DEMO_OFFERS: '4000', TRUSTED_PROXIES: '127.0.0.0/8' };

/**
 * What is killed; `kill` resolves when its own supervisor has restarted it. The shop's process may only exit where it is
 * killed itself (`isShop`).
 */
type Victim = { name: string; kill: (turn: number) => Promise<void>; isShop: boolean };

type Scene = { kills: number; shop: SupervisedShop; url: () => Promise<string>; victim: Victim };

/**
 * F3, F4: kills the shop, a connection, the embedded server and Debian's, each a hundred times (twice in the short form) at
 * random moments while buyers order. Every confirmed order exists once, no offer is oversold, and nobody gets a mail twice.
 */
export const measureKills: Part = async ({ size }) => {
  const kills = KILLS[size];
  const scenes = [
    async () => withEmbedded(kills, killShop),
    async () => withEmbedded(kills, killConnection),
    async () => withEmbedded(kills, killEmbedded),
    async () => withDebian(kills),
  ];
  return (await runInLanes(scenes, LANES[size])).flat();
};

/** Runs all, so many at a time; resolves to their results in the order of the scenes. */
async function runInLanes(scenes: readonly (() => Promise<Finding[]>)[], lanes: number): Promise<Finding[][]> {
  const results: Finding[][] = scenes.map(() => []);
  const waiting = [...scenes.entries()];
  async function runNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  }
  await Promise.all(Array.from({ length: lanes }, runNext));
  return results;
}

type MakeVictim = (of: {
  shop: SupervisedShop;
  url: () => Promise<string>;
  serverPid: () => Promise<number>;
}) => Victim;

const killShop: MakeVictim = ({ shop }) => ({
  name: 'the shop',
  isShop: true,
  kill: async () => void process.kill(shop.pid(), 'SIGKILL'),
});

/** Alternates between a terminated connection, as in a failover, and a crash, after which the server closes all connections. */
const killConnection: MakeVictim = ({ url }) => ({
  name: 'a connection',
  isShop: false,
  async kill(turn) {
    const [pid] = await connectionsOf(await url());
    if (pid !== undefined) process.kill(pid, turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  },
});

const killEmbedded: MakeVictim = ({ serverPid }) => ({
  name: 'the embedded server',
  isShop: false,
  kill: async () => void process.kill(await serverPid(), 'SIGKILL'),
});

async function withEmbedded(kills: number, makeVictim: MakeVictim): Promise<Finding[]> {
  const folder = await makeEmbeddedFolder();
  const shop = await superviseShop({ ...SHOP, DATA_DIR: folder.dataDir });
  try {
    return await play({
      kills,
      shop,
      url: folder.url,
      victim: makeVictim({ shop, url: folder.url, serverPid: folder.pid }),
    });
  } finally {
    await shop.stop();
    await folder.remove();
  }
}

async function withDebian(kills: number): Promise<Finding[]> {
  const server = await startDebianServer();
  if (!server) {
    console.log('  no PostgreSQL of Debian’s is installed: its kills are left out');
    return [];
  }
  try {
    const shop = await superviseShop({ ...SHOP, DATABASE_URL: server.url });
    const victim: Victim = {
      name: 'Debian’s server',
      isShop: false,
      async kill() {
        process.kill(await server.pid(), 'SIGKILL');
        await server.startAgain();
      },
    };
    try {
      return await play({ kills, shop, url: async () => server.url, victim });
    } finally {
      await shop.stop();
    }
  } finally {
    await server.stop();
  }
}

async function play({ kills, shop, url, victim }: Scene): Promise<Finding[]> {
  const shelf = await fillShelf(await url());
  const buyers = sendBuyers(shop.origin, BUYERS, shelf.goods, shelf.pointId);
  const back: number[] = [];
  for (let turn = 0; turn < kills; turn++) {
    await delay(200 + Math.random() * 400);
    await victim.kill(turn);
    back.push((await backAfter(shop.origin, GIVE_UP_MS)) / 1000);
  }
  const deaths = shop.starts() - 1 - (victim.isShop ? kills : 0);
  const bought = await buyers.stop();
  return findingsOf(`${kills} kills of ${victim.name}`, {
    back,
    deaths,
    bought,
    ledger: await audit(await url(), shelf, bought),
  });
}

type Played = { back: number[]; deaths: number; bought: Bought; ledger: Ledger };

function findingsOf(title: string, { back, deaths, bought, ledger }: Played): Finding[] {
  const slowest = Math.max(...back);
  const none = (what: string, value: number, goal: string): Finding => ({
    name: `${title}: ${what}`,
    unit: '',
    values: { shop: value },
    goals: [atMost(goal, value, 0, '')],
  });
  const told = (what: string, value: number): Finding => ({
    name: `${title}: ${what}`,
    unit: '',
    values: { shop: value },
  });
  return [
    {
      name: `${title}: back after`,
      unit: 's',
      values: { shop: slowest },
      goals: [atMost('F4', slowest, BACK_LIMIT_S, 's')],
    },
    none('processes that ended by themselves', deaths, 'F3'),
    none('confirmed orders lost', ledger.lost, 'F4'),
    none('checkouts ordered twice', ledger.doubled, 'F4'),
    none('offers oversold', ledger.oversold, 'F4'),
    none('mails sent twice', ledger.mailsDoubled, 'F4'),
    none('answers that are neither good nor “come again”', bought.odd.length, 'F3'),
    told('orders confirmed', ledger.confirmed),
    told('mails sent', ledger.mailed),
    told('mails that ended with the process that was sending them', ledger.mailsLost),
    told('requests in flight that were lost', bought.lost),
    told('requests told to come again', bought.refused),
  ];
}
