import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPage } from '../browser/bare-build.ts';
import { launchOptions } from '../browser/launch.ts';
import { startScript } from '../browser/processes.ts';
import { atMost, findingOf, type Finding, type Part, type Size } from '../finding.ts';
import { measureScroll, type ScrollSample } from '../grid/measure-scroll.ts';

const CPU_SLOWDOWN: Record<Size, number> = { short: 1, usual: 4, full: 4 };
/** A longer task keeps a click waiting that a person notices. */
const GOAL_MS = 50;
const PAGE = fileURLToPath(new URL('../grid/goods-page.ts', import.meta.url));

/** X11: the scroll of a seller's goods, 12,480 rows that load as they are scrolled to, on a processor that is slowed down four times. */
export const measureGrid: Part = async ({ size, rounds }) => {
  const folder = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  try {
    await buildPage(`import { showGoods } from ${JSON.stringify(PAGE)};\nawait showGoods();`, folder);
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/bare.js"></script>',
    );
    const server = await startScript('folder-server.ts', [folder]);
    const browser = await chromium.launch(launchOptions());
    try {
      const samples: ScrollSample[] = [];
      for (let round = 0; round < rounds; round += 1) {
        samples.push(await measureScroll(browser, `http://127.0.0.1:${server.port}/`, CPU_SLOWDOWN[size]));
      }
      return [
        smooth('A scrolled frame of a grid: main thread', samples, ({ mainThread }) => mainThread),
        smooth('A scrolled frame of a grid: slowest twentieth', samples, ({ slowFrame }) => slowFrame),
      ];
    } finally {
      await browser.close();
      server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function smooth(name: string, samples: readonly ScrollSample[], of: (sample: ScrollSample) => number): Finding {
  const finding = findingOf(name, 'ms', { grid: samples.map(of) });
  return {
    ...finding,
    goals: [atMost('X11', finding.values['grid'] ?? Number.NaN, GOAL_MS, 'ms')],
  };
}
