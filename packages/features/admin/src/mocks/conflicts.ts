import type { HttpHandler } from 'msw';
import type { CrossConflict } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';

export const CONFLICTS = '/services/catalogs/crossconflicts_json';

let last = 1000;
const article = (catalogName: string, catalogFullNumber: string, productName: string): CrossConflict['article'] => ({
  articleId: ++last,
  catalogKey: catalogName.toLowerCase(),
  catalogName,
  catalogFullNumber,
  clearNumber: catalogFullNumber.replaceAll(/[^A-Z0-9]/g, ''),
  productName,
});

const [older, newer] = [
  article('MANN-FILTER', 'W 712/75', 'Фильтр масляный'),
  article('MANN-FILTER', 'W 712/95', 'Фильтр масляный'),
];

const conflicts: CrossConflict[] = [
  { article: older, other: newer, reason: 'circle' },
  { article: newer, other: older, reason: 'circle' },
  {
    article: article('BOSCH', '0 986 494 019', 'Колодки тормозные дисковые, передние'),
    other: article('TRW', 'GDB1550', 'Колодки тормозные дисковые, передние'),
    reason: 'both-kinds',
  },
];

export const conflictsOf = (list = conflicts): HttpHandler[] => [mockCall('get', CONFLICTS, list)];

export const conflictsFailing = (): HttpHandler[] => [mockCall('get', CONFLICTS, refuse(500, { code: 'internal' }))];

const LONG = article(
  'KNORR-BREMSE SYSTEME FÜR NUTZFAHRZEUGE',
  '8K0-907-551-AB-0123456789-XYZ',
  'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном, для автомобилей с турбонаддувом',
);

export const longConflicts = (): HttpHandler[] => conflictsOf([{ article: LONG, other: older, reason: 'both-kinds' }]);
