import type { HttpHandler } from 'msw';
import type {
  ComparedCross,
  ComparedFitment,
  ComparedOffer,
  ListMail,
  ListSource,
  PriceUpload,
  PriceUploadDetails,
  RefusedRow,
} from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const UPLOADS = '/services/seller/uploads_json/{type}';
const UPLOAD = '/services/seller/upload-state_json/{id}';
const ADD = '/services/seller/upload_json';
const ROWS = '/services/seller/upload-rows_json/{id}';
const COLUMNS = '/services/seller/upload-columns_json/{id}';
const APPLY = '/services/seller/upload-apply_json/{id}';
const DROP = '/services/seller/upload-drop_json/{id}';
const BACK = '/services/seller/upload-back_json/{id}';
const ADD_SOURCE = '/services/seller/list-source_json';
const SOURCE = '/services/seller/list-source_json/{id}';
const LOAD_SOURCE = '/services/seller/list-source-load_json/{id}';
const REMOVE_SOURCE = '/services/seller/list-source-remove_json/{id}';

const upload = (id: number, values: Partial<PriceUpload> = {}): PriceUpload => ({
  id,
  type: 'price',
  state: 'applied',
  priceListId: 1,
  listName: 'Москва, склад Южный порт',
  fileName: 'прайс-27-11.xlsx',
  by: 'Анна Орлова',
  addedAt: '2026-06-15T09:40:00.000Z',
  doneAt: '2026-06-15T09:41:00.000Z',
  result: { added: 212, changed: 1840, unchanged: 46_159, withdrawn: 37, rowsRead: 48_248, rowsRefused: 0 },
  undoesId: null,
  canTakeBack: true,
  way: 'file',
  held: null,
  ...values,
});

const LISTS = [
  { id: 1, name: 'Москва, склад Южный порт', offers: 48_211, updatedAt: '2026-06-15T09:41:00.000Z' },
  { id: 2, name: 'Тверь', offers: 6198, updatedAt: '2026-06-14T07:00:00.000Z' },
];
const HISTORY = [
  upload(4, { state: 'ready', doneAt: null, result: null, canTakeBack: false }),
  upload(3, {
    undoesId: 2,
    result: { added: 0, changed: 96, unchanged: 0, withdrawn: 0, rowsRead: 0, rowsRefused: 0 },
  }),
  upload(2, { fileName: 'остатки и цены.csv', by: '', way: 'address' }),
  upload(1, { state: 'refused', fileName: 'договор.pdf', result: null, canTakeBack: false }),
];

const SOURCES: ListSource[] = [
  {
    id: 1,
    type: 'price',
    priceListId: 1,
    listName: 'Москва, склад Южный порт',
    url: 'https://parts.example/price/moscow.csv',
    hour: 6,
    replaces: true,
    applies: true,
    goneLimit: 10,
    version: 3,
    nextAt: '2026-06-16T03:00:00.000Z',
    askedAt: '2026-06-15T03:00:04.000Z',
    outcome: 'loaded',
    faults: 0,
    uploadId: 2,
  },
];
const TVER: ListSource = {
  id: 2,
  type: 'price',
  priceListId: 2,
  listName: 'Тверь',
  url: 'https://parts.example/tver.xlsx',
  hour: null,
  replaces: false,
  applies: false,
  goneLimit: 10,
  version: 1,
  nextAt: '2026-06-15T11:00:00.000Z',
  askedAt: null,
  outcome: null,
  faults: 0,
  uploadId: null,
};

const CLAIM_SOURCE: ListSource = {
  ...TVER,
  id: 1,
  type: 'crosses',
  priceListId: null,
  listName: null,
  url: 'https://parts.example/crosses.csv',
  hour: 6,
  askedAt: '2026-06-15T03:00:04.000Z',
  outcome: 'same',
};

type SentSource = {
  PriceListId?: number | null;
  Url: string;
  Hour: number | null;
  Applies: boolean;
  IsPaused?: boolean;
};
const sourceOf = ({ PriceListId, Url, Hour, Applies, IsPaused = false }: SentSource): ListSource => ({
  ...(PriceListId === null ? { ...CLAIM_SOURCE, askedAt: null, outcome: null } : TVER),
  url: Url,
  hour: Hour,
  applies: Applies,
  nextAt: IsPaused ? null : TVER.nextAt,
});

const compared = (row: number | null, values: Partial<ComparedOffer> = {}): ComparedOffer => ({
  row,
  maker: 'MANN-FILTER',
  number: 'W 712/95',
  price: 65_000,
  quantity: 31,
  oldPrice: 62_000,
  oldQuantity: 31,
  ...values,
});

const REFUSED: RefusedRow[] = [
  {
    row: 12,
    cells: { maker: 'TRW', number: 'GDB1550', name: 'Колодки тормозные', price: 'по запросу', quantity: '4' },
    problems: [{ field: 'price', value: 'по запросу', reason: 'не число', advice: 'Напишите число цифрами' }],
  },
  {
    row: 40,
    cells: { maker: '', number: '1 457 433 529', name: 'Фильтр', price: '310', quantity: '-2' },
    problems: [
      { field: 'maker', value: '', reason: 'пусто', advice: 'Заполните ячейку' },
      {
        field: 'quantity',
        value: '-2',
        reason: 'меньше нуля',
        advice: 'Уберите минус; если товара нет, напишите 0',
      },
    ],
  },
];

export const details = (values: Partial<PriceUploadDetails> = {}): PriceUploadDetails => ({
  ...upload(4, { state: 'ready', doneAt: null, result: null, canTakeBack: false }),
  version: 2,
  replaces: true,
  progress: null,
  fault: null,
  faultRow: null,
  columns: {
    headings: ['Бренд', 'Артикул', 'Наименование', 'Цена опт', 'Остаток', 'Страна'],
    fields: ['maker', 'number', 'name', 'price', 'quantity', null],
    sample: [
      ['MANN-FILTER', 'W 712/95', 'Фильтр масляный', '650,00', '31', 'Германия'],
      ['TRW', 'GDB1550', 'Колодки тормозные', 'по запросу', '4', 'Германия'],
    ],
    missing: [],
  },
  changes: {
    added: 212,
    changed: 1840,
    unchanged: 46_157,
    jumps: 2,
    gone: 37,
    rows: {
      added: [
        compared(7, { maker: 'LEMFÖRDER', number: '37141 01', price: 212_000, oldPrice: null, oldQuantity: null }),
      ],
      changed: [compared(2), compared(3, { number: 'C 30 130', price: 98_000, oldPrice: 98_000, quantity: 4 })],
      jumps: [
        compared(9, { maker: 'BOSCH', number: '0 986 494 104', price: 1_250_000, oldPrice: 312_500 }),
        compared(31, { maker: 'NGK', number: 'BKR6EK', price: 9000, oldPrice: 42_000 }),
      ],
      gone: [compared(null, { maker: 'FEBI', number: '26696', price: null, quantity: null })],
    },
  },
  crosses: null,
  fitments: null,
  photos: null,
  load: null,
  rowsRead: 48_248,
  rowsRefused: 2,
  repeated: 0,
  mended: 0,
  refused: { items: REFUSED, total: 2, page: 1, take: 20 },
  sameAppliedAt: null,
  isOutdated: false,
  ...values,
});

const NO_ROWS = { items: [], total: 0, page: 1, take: 20 };
const APPLIED = upload(4);

/** Files of claims are of no list. */
const historyOf = ({ type, fileName, priceListId }: PriceUploadDetails): PriceUpload[] =>
  priceListId === null
    ? HISTORY.map((one) => ({ ...one, type, priceListId, listName: '', fileName, by: 'Анна Орлова', way: 'file' }))
    : HISTORY;

const appliedOf = ({ type, priceListId, listName, fileName }: PriceUploadDetails) => ({
  ...APPLIED,
  type,
  priceListId,
  listName,
  fileName,
});

/** A server that keeps one upload: a mended row is no longer refused, and what is applied is done at once. */
export function uploadServer(
  first: PriceUploadDetails = details(),
  firstSources: readonly ListSource[] = first.priceListId === null ? [] : SOURCES,
  mailNow: () => ListMail | null = () => null,
): HttpHandler[] {
  let now = first;
  let sources = [...firstSources];
  const become = (values: Partial<PriceUploadDetails>) => (now = { ...now, ...values, version: now.version + 1 });
  return [
    ...sellerServer(),
    mockCall('get', UPLOADS, () => ({
      lists: LISTS,
      uploads: historyOf(first),
      sources,
      mail: mailNow(),
    })),
    mockCall('post', ADD_SOURCE, async (request) => {
      const added = sourceOf((await request.json()) as SentSource);
      sources = [...sources, added];
      return added;
    }),
    mockCall('put', SOURCE, async (request) => {
      const changed = { ...sourceOf((await request.json()) as SentSource), id: 1 };
      sources = [changed];
      return changed;
    }),
    mockCall('post', LOAD_SOURCE, () => {
      const [source = TVER] = sources;
      const loaded = { ...source, outcome: 'same', faults: 0, nextAt: source.nextAt ?? TVER.nextAt } as const;
      sources = [loaded];
      return loaded;
    }),
    mockCall('post', REMOVE_SOURCE, () => {
      sources = [];
      return { ok: true } as const;
    }),
    mockCall('get', UPLOAD, () => now),
    mockCall('post', ADD, () => now),
    mockCall('put', COLUMNS, () => become({ state: 'ready' })),
    mockCall('put', ROWS, async (request) => {
      const { Rows } = (await request.json()) as { Rows: { Row: number }[] };
      const items = now.refused.items.filter(({ row }) => !Rows.some(({ Row }) => Row === row));
      return become({
        refused: { ...now.refused, items, total: items.length },
        rowsRefused: items.length,
        mended: now.mended + Rows.length,
      });
    }),
    mockCall('post', APPLY, () => become({ ...appliedOf(now), rowsRefused: 0, refused: NO_ROWS })),
    mockCall('post', DROP, () => become({ state: 'dropped' })),
    mockCall('post', BACK, () =>
      become({ ...appliedOf(now), id: 5, undoesId: 4, result: { ...(APPLIED.result ?? NOTHING), unchanged: 0 } }),
    ),
  ];
}
const NOTHING = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rowsRead: 0, rowsRefused: 0 };

export const noLists = (): HttpHandler[] => [
  mockCall('get', UPLOADS, { lists: [], uploads: [], sources: [], mail: null }),
  ...sellerServer(),
];
export const working = (): HttpHandler[] =>
  uploadServer(
    details({
      state: 'checking',
      changes: null,
      progress: { step: 'reading', done: 640, total: 1000 },
      refused: NO_ROWS,
    }),
  );
export const unclear = (): HttpHandler[] =>
  uploadServer(
    details({
      state: 'columns',
      changes: null,
      rowsRefused: 0,
      refused: NO_ROWS,
      columns: {
        headings: ['Кто', 'Что', 'Почём', 'Сколько'],
        fields: [null, null, null, null],
        sample: [['MANN-FILTER', 'W 712/95', '650,00', '31']],
        missing: ['maker', 'number', 'price', 'quantity'],
      },
    }),
  );
const PRICED = { number: 'C 30 130', price: 98_000, oldPrice: 91_000, quantity: null, oldQuantity: 4 };
/** A file without pieces. */
export const pricesAlone = (): HttpHandler[] =>
  uploadServer(
    details({
      rowsRead: 1840,
      rowsRefused: 0,
      refused: NO_ROWS,
      columns: {
        headings: ['Бренд', 'Артикул', 'Новая цена'],
        fields: ['maker', 'number', 'price'],
        sample: [['MANN-FILTER', 'C 30 130', '980,00']],
        missing: [],
      },
      changes: {
        added: 0,
        changed: 1840,
        jumps: 0,
        gone: 0,
        unchanged: 0,
        rows: { added: [], changed: [compared(2, PRICED)], jumps: [], gone: [] },
      },
    }),
  );
export const nothingChanges = (): HttpHandler[] =>
  uploadServer(
    details({
      rowsRefused: 0,
      refused: NO_ROWS,
      sameAppliedAt: '2026-06-14T08:00:00.000Z',
      changes: {
        ...details().changes,
        added: 0,
        changed: 0,
        jumps: 0,
        gone: 0,
        unchanged: 48_248,
        rows: { added: [], changed: [], jumps: [], gone: [] },
      },
    }),
  );
export const applied = (): HttpHandler[] => uploadServer(details({ ...APPLIED, rowsRefused: 0, refused: NO_ROWS }));
export const refusedFile = (): HttpHandler[] =>
  uploadServer(
    details({
      state: 'refused',
      changes: null,
      columns: null,
      rowsRefused: 0,
      refused: NO_ROWS,
      fault: 'no-good-rows',
      faultRow: { row: 2, reason: 'цена должна быть больше нуля' },
    }),
  );
export const overtaken = (): HttpHandler[] => [
  mockCall('post', APPLY, refuse(409, { code: 'upload-changed' })),
  ...uploadServer(),
];
export const longTexts = (): HttpHandler[] =>
  uploadServer(
    details({
      fileName: 'Прайс-листРаспределительногоЦентраСеверо-Восточный-2026-11-27-окончательный'.repeat(2),
      listName: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2),
      refused: {
        items: [
          {
            row: 999_999,
            cells: {
              maker: 'СверхдлинноеНазваниеПроизводителя'.repeat(2),
              number: 'A 000 420 85 20 / 0044208520-ПРАВЫЙ',
              name: 'Комплект тормозных колодок дискового тормоза передней оси '.repeat(3),
              price: '1.234',
              quantity: '10000001',
              multiplicity: '2',
              leadDays: '999',
            },
            problems: [
              {
                field: null,
                value: '',
                reason: 'кавычки внутри значения не удвоены: не видно, где кончаются столбцы',
                advice: 'Удвойте кавычки внутри значения или уберите их',
              },
              {
                field: 'price',
                value: '1.234',
                reason: 'можно прочесть и как тысячи, и как дробь',
                advice: 'Напишите копейки двумя знаками: 1234,00',
              },
            ],
          },
        ],
        total: 45,
        page: 1,
        take: 20,
      },
      rowsRefused: 45,
    }),
  );
export const slow = (): HttpHandler[] => [mockEndless('get', UPLOAD), ...uploadServer()];
export const failing = (): HttpHandler[] => [
  mockCall('get', UPLOAD, refuse(500, { code: 'internal' })),
  ...uploadServer(),
];
export const unknown = (): HttpHandler[] => [
  mockCall('get', UPLOAD, refuse(404, { code: 'not-found' })),
  ...uploadServer(),
];

const withSources = (...sources: Partial<ListSource>[]): HttpHandler[] =>
  uploadServer(
    details(),
    sources.map((source, at) => ({ ...(SOURCES[at] ?? TVER), ...source })),
  );
export const noSources = (): HttpHandler[] => withSources();
export const pausedSource = (): HttpHandler[] =>
  withSources(
    { nextAt: null, outcome: 'not-answered', faults: 5 },
    { outcome: 'too-slow', faults: 1, askedAt: '2026-06-15T10:00:30.000Z' },
  );
export const longSource = (): HttpHandler[] =>
  withSources({
    listName: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2),
    url: `https://parts.example/${'prices/'.repeat(30)}list.csv?token=${'0123456789abcdef'.repeat(6)}`,
  });
export const refusedSource = (): HttpHandler[] => [
  mockCall('post', ADD_SOURCE, refuse(422, { code: 'address-refused' })),
  ...uploadServer(),
];
export const overtakenSource = (): HttpHandler[] => [
  mockCall('put', SOURCE, refuse(409, { code: 'source-changed' })),
  ...uploadServer(),
];
export const held = (): HttpHandler[] =>
  uploadServer(details({ way: 'address', by: '', held: 'jumps', rowsRefused: 0, refused: NO_ROWS }));

const cross = (row: number | null, values: Partial<ComparedCross> = {}): ComparedCross => ({
  row,
  maker: 'MANN-FILTER',
  number: 'W 712/95',
  otherMaker: 'BOSCH',
  otherNumber: 'F 026 407 143',
  isBoth: true,
  confidence: 100,
  oldConfidence: null,
  ...values,
});
type Served = { sources?: readonly ListSource[]; mail?: () => ListMail | null };

/** Crosses that come from an address, too. */
export const crossesByThemselves = (mail: () => ListMail | null): HttpHandler[] =>
  crosses({ sources: [CLAIM_SOURCE], mail });

export const crosses = ({ sources, mail }: Served = {}): HttpHandler[] =>
  uploadServer(
    details({
      type: 'crosses',
      priceListId: null,
      listName: '',
      fileName: 'замены.xlsx',
      changes: null,
      crosses: {
        added: 12,
        changed: 1,
        unchanged: 340,
        gone: 1,
        rows: {
          added: [
            cross(2),
            cross(3, { number: 'C 30 130', otherNumber: 'F 026 400 287', isBoth: false, confidence: 80 }),
          ],
          changed: [cross(7, { otherMaker: 'FILTRON', otherNumber: 'OP 526/7', confidence: 90, oldConfidence: 60 })],
          gone: [cross(null, { otherMaker: 'KNECHT', otherNumber: 'OC 593/4', confidence: null, oldConfidence: 100 })],
        },
      },
      columns: {
        headings: ['Бренд', 'Артикул', 'Бренд аналога', 'Артикул аналога', 'Направление'],
        fields: ['maker', 'number', 'otherMaker', 'otherNumber', 'direction'],
        sample: [['MANN-FILTER', 'W 712/95', 'BOSCH', 'F 026 407 143', 'в обе стороны']],
        missing: [],
      },
      rowsRead: 355,
      rowsRefused: 1,
      refused: {
        items: [
          {
            row: 9,
            cells: { maker: 'TRW', number: 'GDB1550', otherMaker: 'BREMBO', otherNumber: 'P 85 O20', direction: '' },
            problems: [
              {
                field: 'otherNumber',
                value: 'BREMBO P 85 O20',
                reason: 'такого артикула нет в каталоге',
                advice: 'Проверьте производителя и номер или сначала загрузите товар с ценой',
              },
            ],
          },
        ],
        total: 1,
        page: 1,
        take: 20,
      },
    }),
    sources,
    mail,
  );

const madeFrom = (month: string): ComparedFitment['conditions'][number] => ({
  key: `made-from:${month}`,
  kind: 'made-from',
  value: month,
  text: month,
  answer: null,
});
const WAGON: ComparedFitment['conditions'][number] = {
  key: 'body:wagon',
  kind: 'body',
  value: 'wagon',
  text: 'wagon',
  answer: null,
};
const fitment = (row: number | null, values: Partial<ComparedFitment> = {}): ComparedFitment => ({
  row,
  maker: 'TRW',
  number: 'GDB1550',
  brandName: 'Skoda',
  seriaName: 'Octavia',
  modelName: 'Mk2 (1Z)',
  engineName: '1.6 MPI',
  position: null,
  conditions: [],
  oldConditions: null,
  ...values,
});
export const fitments = (): HttpHandler[] =>
  uploadServer(
    details({
      type: 'fitments',
      priceListId: null,
      listName: '',
      fileName: 'применимость.xlsx',
      changes: null,
      fitments: {
        added: 28,
        changed: 1,
        unchanged: 96,
        gone: 1,
        rows: {
          added: [
            fitment(2),
            fitment(2, { engineName: '1.8 TSI' }),
            fitment(3, {
              brandName: 'LADA',
              seriaName: 'Vesta',
              modelName: 'I',
              engineName: '1596 см³, 16 клапанов, бензин (21129)',
              position: 'front-left',
              conditions: [madeFrom('2016-06'), WAGON],
            }),
          ],
          changed: [
            fitment(7, {
              engineName: '2.0 TDI',
              conditions: [madeFrom('2008-01')],
              oldConditions: [madeFrom('2006-01')],
            }),
          ],
          gone: [fitment(null, { seriaName: 'Fabia', modelName: 'Mk2', engineName: '1.4', oldConditions: [] })],
        },
      },
      columns: {
        headings: ['Бренд', 'Артикул', 'Марка', 'Модель', 'Двигатель', 'Год с'],
        fields: ['maker', 'number', 'carBrand', 'carModel', 'engine', 'madeFrom'],
        sample: [['TRW', 'GDB1550', 'Skoda', 'Octavia', '', '2004']],
        missing: [],
      },
      rowsRead: 41,
      rowsRefused: 1,
      refused: {
        items: [
          {
            row: 9,
            cells: {
              maker: 'TRW',
              number: 'GDB1550',
              carBrand: 'Skoda',
              carModel: 'Октавия',
              generation: '',
              engine: '',
              madeFrom: '2004',
              madeTo: '',
              equipment: '',
            },
            problems: [
              {
                field: 'carModel',
                value: 'Skoda Октавия',
                reason: 'такой машины нет в каталоге',
                advice: 'Напишите марку и модель, как на странице машины в магазине',
              },
            ],
          },
        ],
        total: 1,
        page: 1,
        take: 20,
      },
    }),
    [],
  );
