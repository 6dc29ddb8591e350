/** A thread that sets one document. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Printed } from './document.ts';
import { renderPrinted } from './render-document.ts';

const file = await renderPrinted(workerData as Printed);
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);
