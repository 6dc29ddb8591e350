import sharp from 'sharp';
import { FetchRefused } from '../../platform/http/public-fetch.ts';
import type { DemoBehaviour } from '../../platform/settings/delivery-settings.ts';

/** Reserved for examples: it leads nowhere. */
const HOST = 'pictures.example';
const SIDE = 640;
const SLOW_MS = 2000;

type PictureFetch = (address: string) => Promise<Uint8Array>;

/**
 * Stands in for a server of a seller's pictures without a network: `https://pictures.example/c04020.png` is a square of that colour.
 * Its other paths do not answer; other addresses are fetched.
 */
export const createDemoPictures =
  (behaviour: DemoBehaviour, others: PictureFetch): PictureFetch =>
  async (address) => {
    const url = new URL(address);
    if (url.hostname !== HOST) return others(address);
    const [, colour] = /^\/([\da-f]{6})\.png$/.exec(url.pathname) ?? [];
    if (colour === undefined || behaviour === 'failing' || behaviour === 'refusing')
      throw new FetchRefused('not-answered');
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const background = `#${colour}`;
    return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
      .png()
      .toBuffer();
  };
