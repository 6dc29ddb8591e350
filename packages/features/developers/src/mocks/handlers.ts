import type { HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { openApi } from './fixtures.ts';

const CALL = '/openapi.json';

export const loaded = (): HttpHandler[] => [mockCall('get', CALL, openApi)];

/** The document never arrives. */
export const slow = (): HttpHandler[] => [mockEndless('get', CALL)];

export const failing = (): HttpHandler[] => [mockCall('get', CALL, refuse(500, { code: 'internal' }))];
