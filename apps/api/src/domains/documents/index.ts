import { documentsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { documentsHandlers } from './documents.calls.ts';

export { documentLanguage, isolationIn, textsOf, type DocumentLanguage } from './document-texts.ts';
export type { PrintedDocument } from './document.ts';
export { createPrinter, type PrintTools } from './printer.ts';

/** Invoices and delivery notes of orders as files. */
export const documentsDomain = defineDomain(documentsCalls, documentsHandlers);
