import { http, HttpResponse, type HttpHandler } from 'msw';
import type {
  ApplicationList,
  ApplicationSummary,
  OwnApplication,
  ReviewedApplication,
  SupplierApplication,
  SupplierDocument,
} from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';

const OWN = '/registration/supplier_json';
const ADD = '/registration/supplier-document_json';
const LIST = '/services/admin/supplier-applications';
const ONE = '/services/admin/supplier-applications/{id}';
const DECIDE = '/services/admin/supplier-applications/{id}/decide';

export const documentOf = (id: number, name: string): SupplierDocument => ({
  id,
  name,
  type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  size: 240_000,
  addedAt: '2026-06-14T09:30:00.000Z',
});

const DOCUMENTS = [documentOf(1, 'Выписка из ЕГРЮЛ.pdf'), documentOf(2, 'Приказ о назначении директора.jpg')];

export const makeApplication = (values: Partial<SupplierApplication> = {}): SupplierApplication => ({
  id: 12,
  state: 'sent',
  version: 1,
  inn: '7701234560',
  company: 'ООО «Тормозные системы»',
  kpp: '770101001',
  ogrn: '1027700132195',
  address: '125009, г. Москва, ул. Тверская, д. 7',
  contactName: 'Ирина Соколова',
  phone: '+79161234567',
  email: 'irina@example.com',
  sells: 'Тормозные колодки и диски TRW, Brembo и ATE.\nОколо 4 000 позиций в наличии.',
  warehouseCity: 'Тверь',
  sentAt: '2026-06-14T09:30:00.000Z',
  decidedAt: null,
  reason: '',
  ...values,
});

const decidedAs = (state: 'asked' | 'accepted' | 'refused', reason = ''): SupplierApplication =>
  makeApplication({ state, reason, version: 2, decidedAt: '2026-06-15T08:00:00.000Z' });

/** A server that keeps the application of a client. It refuses a file named `encrypted…`. */
export function applicationServer(first: OwnApplication): HttpHandler[] {
  let own = first;
  let made = 10;
  return [
    mockCall('get', OWN, () => own),
    mockCall('post', OWN, async (request) => {
      if (own.documents.length === 0) return refuse(422, { code: 'documents-missing' });
      const { seenVersion, ...facts } = (await request.json()) as SupplierApplication & { seenVersion: number };
      if (seenVersion !== (own.application?.version ?? 0)) return refuse(409, { code: 'application-changed' });
      own = { ...own, application: makeApplication({ ...facts, version: seenVersion + 1 }) };
      return own;
    }),
    mockCall('post', ADD, async (request) => {
      const { name } = (await request.json()) as { name: string };
      if (name.startsWith('encrypted')) {
        return refuse(422, { code: 'document-refused', message: 'Refused.', reason: 'encrypted' });
      }
      made += 1;
      own = { ...own, documents: [...own.documents, documentOf(made, name)] };
      return own;
    }),
    mockCall('delete', '/registration/supplier-document_json/{id}', (request) => {
      const id = Number(new URL(request.url).pathname.split('/').at(-1));
      own = { ...own, documents: own.documents.filter((one) => one.id !== id) };
      return own;
    }),
    mockCall('get', '/services/company-lookup', {
      inn: '7701234560',
      kpp: '770101001',
      ogrn: '1027700132195',
      name: 'ООО «Тормозные системы»',
      address: '125009, г. Москва, ул. Тверская, д. 7',
      isActive: true,
    }),
  ];
}

export const noApplication = (): HttpHandler[] => applicationServer({ application: null, documents: [] });
export const withDocuments = (): HttpHandler[] => applicationServer({ application: null, documents: DOCUMENTS });
export const sent = (): HttpHandler[] => applicationServer({ application: makeApplication(), documents: DOCUMENTS });
export const asked = (): HttpHandler[] =>
  applicationServer({
    application: decidedAs('asked', 'Приложите доверенность на подписание договора.\nИ напишите КПП склада.'),
    documents: DOCUMENTS,
  });
export const refused = (): HttpHandler[] =>
  applicationServer({ application: decidedAs('refused', 'Такие марки мы не продаём.'), documents: DOCUMENTS });
export const accepted = (): HttpHandler[] =>
  applicationServer({ application: decidedAs('accepted'), documents: DOCUMENTS });

/** The connection breaks at the first upload. */
export const uploadBroken = (): HttpHandler[] => [
  http.post(`*${ADD}`, () => HttpResponse.error(), { once: true }),
  ...noApplication(),
];

const LONG = 'Константинопольско-Задунайская'.repeat(4);
export const longTexts = (): HttpHandler[] =>
  applicationServer({
    application: makeApplication({ company: `ООО «${LONG}»`, sells: `${LONG} ${LONG} `.repeat(6), address: LONG }),
    documents: [documentOf(1, `${LONG}.pdf`)],
  });
export const applicationSlow = (): HttpHandler[] => [mockEndless('get', OWN)];
export const applicationFailing = (): HttpHandler[] => [mockCall('get', OWN, refuse(500, { code: 'internal' }))];
/** The look-up of companies does not answer. */
export const lookUpDown = (): HttpHandler[] => [
  mockCall('get', '/services/company-lookup', refuse(503, { code: 'unavailable' })),
  ...noApplication(),
];
/** It was sent in another tab. */
export const changesMeanwhile = (): HttpHandler[] => [
  mockCall('post', OWN, refuse(409, { code: 'application-changed' })),
  ...withDocuments(),
];

const summary = (id: number, values: Partial<ApplicationSummary>): ApplicationSummary => {
  const { company, inn, warehouseCity, state, sentAt } = makeApplication();
  return { id, company, inn, warehouseCity, state, sentAt, ...values };
};

const ALL = [
  summary(12, {}),
  summary(14, { company: 'ИП Громова Нина Петровна', inn: '500100732259', warehouseCity: 'Казань' }),
  summary(11, { company: 'ООО «Свет и стекло»', state: 'asked', sentAt: '2026-06-12T09:30:00.000Z' }),
  summary(9, { company: 'АО «Моторные масла»', state: 'accepted', sentAt: '2026-06-10T09:30:00.000Z' }),
  summary(7, { company: 'ООО «Всё для гаража»', state: 'refused', sentAt: '2026-06-01T09:30:00.000Z' }),
];

/** The list, by its state. */
export function listServer(
  all: readonly ApplicationSummary[] = ALL,
  values: Partial<ApplicationList> = {},
): HttpHandler[] {
  const countOf = (state: ApplicationSummary['state']) => all.filter((one) => one.state === state).length;
  return [
    mockCall('get', LIST, (request) => {
      const state = new URL(request.url).searchParams.get('state');
      const items = all.filter((one) => state === null || one.state === state);
      const counts = {
        sent: countOf('sent'),
        asked: countOf('asked'),
        accepted: countOf('accepted'),
        refused: countOf('refused'),
      };
      return { items, total: items.length, page: 1, take: 20, counts, ...values };
    }),
  ];
}
export const noApplications = (): HttpHandler[] => listServer([]);
export const manyApplications = (): HttpHandler[] => listServer(ALL, { total: 95, page: 2 });
export const listSlow = (): HttpHandler[] => [mockEndless('get', LIST)];
export const listFailing = (): HttpHandler[] => [mockCall('get', LIST, refuse(500, { code: 'internal' }))];

export const makeReviewed = (values: Partial<ReviewedApplication> = {}): ReviewedApplication => ({
  ...makeApplication(),
  documents: DOCUMENTS,
  client: { id: 4021, name: 'Ирина Соколова' },
  decidedBy: '',
  ...values,
});

const STATES = { accept: 'accepted', ask: 'asked', refuse: 'refused' } as const;

/** One application, about which is decided. */
export function reviewServer(first = makeReviewed()): HttpHandler[] {
  let application = first;
  return [
    mockCall('get', ONE, () => application),
    mockCall('post', DECIDE, async (request) => {
      const { decision, reason } = (await request.json()) as { decision: keyof typeof STATES; reason: string };
      application = {
        ...application,
        state: STATES[decision],
        reason,
        decidedBy: 'Ольга Смирнова',
        decidedAt: '2026-06-15T08:00:00.000Z',
        version: 2,
      };
      return application;
    }),
  ];
}
/** A colleague asks something while the page is open. */
export function decidedMeanwhile(): HttpHandler[] {
  let application = makeReviewed();
  return [
    mockCall('get', ONE, () => application),
    mockCall('post', DECIDE, () => {
      application = makeReviewed({ ...decidedAs('asked', 'Пришлите доверенность.'), decidedBy: 'Павел Зимин' });
      return refuse(409, { code: 'application-changed', message: 'Changed.', application });
    }),
  ];
}
export const sellerKnown = (): HttpHandler[] => [
  mockCall('post', DECIDE, () => refuse(409, { code: 'seller-known', message: 'Known.', application: makeReviewed() })),
  ...reviewServer(),
];
export const decidedByNobody = (): HttpHandler[] =>
  reviewServer(makeReviewed({ ...decidedAs('refused', 'Такие марки мы не продаём.'), documents: [] }));
export const unknownApplication = (): HttpHandler[] => [mockCall('get', ONE, refuse(404, { code: 'not-found' }))];
export const reviewSlow = (): HttpHandler[] => [mockEndless('get', ONE)];
