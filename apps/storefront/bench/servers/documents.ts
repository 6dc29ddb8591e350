import { gzipSync } from 'node:zlib';
import { atMost, ratioOf, type Finding } from '../finding.ts';
import { PRICE_PATHS } from './paths.ts';
import { only, peersAmong } from './price-page.ts';
import type { Running } from './running.ts';

const KIB = 1024;
const GZIP_LEVEL = 6;

/** G4: the size of the price page's document, plain and compressed alike for all subjects. */
export async function measureDocuments(running: readonly Running[]): Promise<Finding[]> {
  const plain: Record<string, number> = {};
  const compressed: Record<string, number> = {};
  for (const { name, port } of [...only(running, ['template', 'bare', 'shop']), ...peersAmong(running)]) {
    const response = await fetch(`http://127.0.0.1:${port}${PRICE_PATHS[0]}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const html = Buffer.from(await response.arrayBuffer());
    plain[name] = html.byteLength / KIB;
    compressed[name] = gzipSync(html, { level: GZIP_LEVEL }).byteLength / KIB;
  }
  const sizes: Finding = { name: 'document, gzip', unit: 'KiB', values: compressed };
  const peers = peersAmong(running).map(({ name }) => atMost('G4', ratioOf(sizes, 'shop', name), 1, `× ${name}`));
  const template = atMost('G4', ratioOf(sizes, 'shop', 'template'), 1.3, '× template, whose styles are linked');
  return [
    { name: 'document', unit: 'KiB', values: plain },
    { ...sizes, goals: [template, ...peers] },
  ];
}
