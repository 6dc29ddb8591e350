import type { Finding, Part, PartOptions } from '../finding.ts';
import { PAGES } from '../fixtures.ts';
import { asLoad } from '../pin.ts';
import { measureDocuments } from '../servers/documents.ts';
import { measureCachedPages, measureVisitors } from '../servers/memory.ts';
import { measureOtherPages } from '../servers/other-pages.ts';
import { measureCached, measureUncached } from '../servers/price-page.ts';
import { withPreparedFolder } from '../servers/prepared-folder.ts';
import { startPeers, startSubject, type Running } from '../servers/running.ts';
import { SUBJECTS } from '../servers/subjects.ts';

/** The server: the price page rendered and cached, other pages, size of documents, memory. Goals G1 to G4 and G13. */
export const measureServer: Part = async (options) =>
  asLoad(async () => [
    ...(await withPreparedFolder(PAGES, async (folder) => measureSubjects(folder, options))),
    ...(await measureVisitors(options)),
    ...(await measureCachedPages(options)),
  ]);

async function measureSubjects(folder: string, options: PartOptions): Promise<Finding[]> {
  const running: Running[] = [];
  try {
    for (const name of SUBJECTS) running.push(await startSubject(name, folder));
    if (options.withPeers) running.push(...(await startPeers()));
    return [
      ...(await measureUncached(running, options)),
      ...(await measureCached(running, options)),
      ...(await measureOtherPages(running, options)),
      ...(await measureDocuments(running)),
    ];
  } finally {
    for (const { stop } of running) await stop();
  }
}
