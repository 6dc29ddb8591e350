import type { HttpHandler } from 'msw';
import type { ClaimDecision, ClaimingSeller, ReviewedClaim } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';

export const CLAIMS = '/services/admin/claims_json/{type}';
const ONE = '/services/admin/claim-decide_json';
const ALL = '/services/admin/claims-decide_json';

const SELLERS: ClaimingSeller[] = [
  { sellerId: 1, name: 'АвтоСнаб', claims: 4812, accepted: 12, refused: 1, decision: null },
  { sellerId: 2, name: 'Тверь-Запчасть', claims: 96, accepted: 0, refused: 0, decision: 'refuse' },
  { sellerId: 3, name: 'Мотор Плюс', claims: 3, accepted: 0, refused: 0, decision: 'accept' },
];

const article = (maker: string, number: string) => ({ catalogKey: maker.toLowerCase(), maker, number });
const CROSS: ReviewedClaim = {
  articleId: 11,
  otherId: 12,
  article: article('MANN-FILTER', 'W 712/95'),
  other: article('BOSCH', 'F 026 407 143'),
  car: null,
  isBoth: true,
  confidence: 100,
  decision: null,
};
const CROSSES: ReviewedClaim[] = [
  CROSS,
  { ...CROSS, otherId: 13, other: article('FILTRON', 'OP 526/7'), isBoth: false, confidence: 60 },
  {
    ...CROSS,
    articleId: 14,
    article: article('TRW', 'GDB1550'),
    otherId: 15,
    other: article('BREMBO', 'P 85 020'),
    decision: 'accept',
  },
  {
    ...CROSS,
    articleId: 16,
    article: article('NGK', 'BKR6EK'),
    otherId: 17,
    other: article('FEBI', '26696'),
    decision: 'refuse',
  },
];
const FITMENTS: ReviewedClaim[] = [
  'Skoda Octavia Mk2 (1Z) 1.6 MPI',
  'LADA Vesta I 1596 см³, 16 клапанов, бензин (21129)',
].map((car, at) => ({ ...CROSS, otherId: 21 + at, other: null, car, isBoth: false, confidence: null }));

type Decided = { SellerId: number; ArticleId?: number; OtherId?: number; Decision: ClaimDecision | null };

/** A server that keeps what is decided. */
export function claimServer(firstSellers = SELLERS, firstClaims = CROSSES): HttpHandler[] {
  let sellers = firstSellers;
  let claims = firstClaims;
  return [
    mockCall('get', CLAIMS, (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const all = pathname.endsWith('fitments') ? FITMENTS : claims;
      const asked = searchParams.has('sellerId') ? all : [];
      return { sellers, claims: asked, total: asked.length > 0 ? 96 : 0, page: 1, take: 50 };
    }),
    mockCall('post', ONE, async (request) => {
      const { ArticleId, OtherId, Decision } = (await request.json()) as Decided;
      claims = claims.map((one) =>
        one.articleId === ArticleId && one.otherId === OtherId ? { ...one, decision: Decision } : one,
      );
      return { ok: true } as const;
    }),
    mockCall('post', ALL, async (request) => {
      const { SellerId, Decision } = (await request.json()) as Decided;
      sellers = sellers.map((one) => (one.sellerId === SellerId ? { ...one, decision: Decision } : one));
      return { ok: true } as const;
    }),
  ];
}

export const noClaims = (): HttpHandler[] => claimServer([], []);
export const claimsFailing = (): HttpHandler[] => [mockCall('get', CLAIMS, refuse(500, { code: 'internal' }))];
export const claimsOvertaken = (): HttpHandler[] => [
  mockCall('post', ONE, refuse(409, { code: 'claim-changed' })),
  ...claimServer(),
];
export const longClaims = (): HttpHandler[] =>
  claimServer(
    [
      {
        sellerId: 1,
        name: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2),
        claims: 1_048_576,
        accepted: 0,
        refused: 999_999,
        decision: null,
      },
    ],
    [
      {
        ...CROSS,
        article: article('KNORR-BREMSE SYSTEME FÜR NUTZFAHRZEUGE', '8K0-907-551-AB-0123456789-XYZ'),
        other: article('СверхдлинноеНазваниеПроизводителя'.repeat(2), 'A 000 420 85 20 / 0044208520-ПРАВЫЙ'),
      },
    ],
  );
