import { peersThere } from '../peers/index.ts';
import { makeFloorFolders } from './floor-folders.ts';
import { openFront } from './front.ts';
import { startScript, startShopServer } from './processes.ts';

/** A page under measurement, in a server process of its own, behind the same compressing proxy. */
export type Subject = {
  name: string;
  origin: string;
  /** CSS selectors: the buttons that add an offer, and the element with the basket's count. */
  add: string;
  basket: string;
  hasHydration: boolean;
};

export type Subjects = {
  all: Subject[];
  shop: Subject;
  /** Delays each response of the shop's backend. */
  delayApi: (delayMs: number) => void;
  stop: () => Promise<void>;
};

const PAGE = 0;
/** The price page of 100 offers; the peers ignore the query. */
export const PATH = `/price/mann-filter/W712${PAGE}?view=table&open=all`;

/** What the shop's own markup calls them. */
export const OURS = { add: '.ps-offer-add button', basket: '.header-basket', hasHydration: true };
const PEER = { add: '[data-add]', basket: '[data-basket]', hasHydration: true };

/** Starts all subjects. The floors are made from the shop's document. */
export async function startSubjects(withPeers: boolean): Promise<Subjects> {
  const stops: (() => void)[] = [];
  const stopAll = () => stops.splice(0).forEach((stop) => stop());
  const stopped = <Running extends { stop: () => void }>(running: Running): Running => {
    stops.push(() => running.stop());
    return running;
  };
  const originOf = async ({ port }: { port: number }) => stopped(await openFront(port)).origin;
  try {
    const backend = stopped(await startScript('backend-server.ts'));
    const shopOrigin = await originOf(stopped(await startShopServer(backend.port)));
    const floors = await makeFloorFolders(await secondAnswerOf(shopOrigin + PATH), PAGE);
    stops.push(() => void floors.remove());
    const folder = async (path: string) => originOf(stopped(await startScript('folder-server.ts', [path])));
    const shop: Subject = { name: 'shop', origin: shopOrigin, ...OURS };
    const all: Subject[] = [
      { name: 'template', origin: await folder(floors.template), ...OURS, hasHydration: false },
      { name: 'bare', origin: await folder(floors.bare), ...OURS },
      shop,
    ];
    for (const peer of withPeers ? peersThere() : []) {
      all.push({ name: peer.name, origin: await originOf(stopped(await peer.start())), ...PEER });
    }
    const stop = async () => {
      stopAll();
      await floors.remove();
    };
    return { all, shop, delayApi: (delayMs) => backend.send({ delayMs }), stop };
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** A document from a warm process. */
async function secondAnswerOf(address: string): Promise<string> {
  await (await fetch(address)).text();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shop answers ${response.status} to ${address}.`);
  return response.text();
}
