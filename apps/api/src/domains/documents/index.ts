import { documentsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { documentsHandlers } from './documents.calls.ts';

/** Invoices and delivery notes of orders as files. */
export const documentsDomain = defineDomain(documentsCalls, documentsHandlers);
