/** A thread that sets one document. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedDocument } from './document.ts';
import { renderDocument } from './render-document.ts';

const file = await renderDocument(workerData as PrintedDocument);
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);
