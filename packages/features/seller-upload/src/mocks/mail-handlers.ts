import type { HttpHandler } from 'msw';
import type { ListLetter, ListMail, MailedList } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { crosses, crossesByThemselves, details, uploadServer } from './handlers.ts';

const SENDERS = '/services/seller/list-mail_json';
const RENEW = '/services/seller/list-mail-renew_json';
const LIST = '/services/seller/mailed-list_json';

const addressOf = (secret: string, id: number | null): string =>
  `${secret}+${id === null ? 'crosses' : `price-${id}`}@lists.example`;
const OLD = 'k4tq2zr7mdx5pw3nhvca';
const NEW = 'b7yuge62sfjlo5qxwvrt';

const list = (priceListId: number, values: Partial<MailedList> = {}): MailedList => ({
  type: 'price',
  priceListId,
  listName: 'Москва, склад Южный порт',
  address: addressOf(OLD, priceListId),
  replaces: true,
  applies: true,
  goneLimit: 10,
  version: 2,
  ...values,
});
const LISTS = [list(1), list(2, { listName: 'Тверь', replaces: false, applies: false, version: 0 })];

const letter = (id: number, values: Partial<ListLetter> = {}): ListLetter => ({
  id,
  sender: 'price@avtosnab.example',
  cameAt: '2026-06-15T06:12:00.000Z',
  listName: 'Москва, склад Южный порт',
  outcome: 'taken',
  files: [{ name: 'прайс 15 июня.xlsx', uploadId: 4, fault: null }],
  ...values,
});
const refused = (name: string): ListLetter['files'] => [{ name, uploadId: null, fault: null }];

const MAIL: ListMail = {
  mailbox: { senders: ['price@avtosnab.example', 'anna@avtosnab.example'], version: 3 },
  lists: LISTS,
  letters: [
    letter(3),
    letter(2, {
      sender: 'sklad@tver-parts.example',
      cameAt: '2026-06-14T15:40:00.000Z',
      outcome: 'wrong-sender',
      files: refused('остатки.csv'),
    }),
    letter(1, {
      cameAt: '2026-06-14T06:12:00.000Z',
      files: [
        { name: 'прайс 14 июня.xlsx', uploadId: 2, fault: null },
        { name: 'дополнение.csv', uploadId: null, fault: 'empty' },
        { name: 'logo.png', uploadId: null, fault: 'not-a-list' },
      ],
    }),
  ],
};
const NO_MAILBOX: ListMail = {
  mailbox: null,
  lists: LISTS.map((one) => ({ ...one, address: null })),
  letters: [],
};

type SentSettings = { Applies: boolean; Replaces: boolean; GoneLimit: number };

const OF_LISTS = (mailNow: () => ListMail): HttpHandler[] => uploadServer(details(), [], mailNow);

/** A server that keeps who may write, the addresses, and what becomes of the files of a list. */
export function mailServer(first: ListMail = MAIL, uploads = OF_LISTS): HttpHandler[] {
  let now = first;
  const keep = (senders: string[], secret: string) => {
    now = {
      ...now,
      mailbox: { senders, version: (now.mailbox?.version ?? 0) + 1 },
      lists: now.lists.map((one) => ({ ...one, address: addressOf(secret, one.priceListId) })),
    };
    return now.mailbox ?? { senders, version: 1 };
  };
  return [
    mockCall('put', SENDERS, async (request) => keep(((await request.json()) as { Senders: string[] }).Senders, OLD)),
    mockCall('post', RENEW, () => keep(now.mailbox?.senders ?? [], NEW)),
    mockCall('put', LIST, async (request) => {
      const { Applies, Replaces, GoneLimit } = (await request.json()) as SentSettings;
      const [one = list(1)] = now.lists;
      const changed = { ...one, applies: Applies, replaces: Replaces, goneLimit: GoneLimit, version: one.version + 1 };
      now = { ...now, lists: [changed, ...now.lists.slice(1)] };
      return changed;
    }),
    ...uploads(() => now),
  ];
}

const CLAIMS = list(1, {
  type: 'crosses',
  priceListId: null,
  listName: null,
  address: addressOf(OLD, null),
  replaces: false,
  applies: false,
  version: 0,
});
/** Crosses that come from an address and by mail. */
export const claimsMail = (): HttpHandler[] =>
  mailServer({ ...MAIL, lists: [CLAIMS], letters: [letter(1, { listName: null })] }, crossesByThemselves);
/** The shop takes crosses by mail and from addresses, and the seller has set nothing. */
export const noClaimsMail = (): HttpHandler[] =>
  mailServer({ mailbox: null, lists: [{ ...CLAIMS, address: null }], letters: [] }, (mail) => crosses({ mail }));

export const noMailbox = (): HttpHandler[] => mailServer(NO_MAILBOX);
export const noLetters = (): HttpHandler[] => mailServer({ ...MAIL, letters: [] });
export const noMailedLists = (): HttpHandler[] => mailServer({ ...MAIL, lists: [], letters: [] });
/** A letter for each reason. */
export const refusedLetters = (): HttpHandler[] =>
  mailServer({
    ...MAIL,
    letters: [
      letter(7, { sender: '', listName: null, outcome: 'wrong-sender', files: [] }),
      letter(6, { outcome: 'not-proved', files: refused('прайс.xlsx') }),
      letter(5, { listName: null, outcome: 'no-such-list', files: refused('прайс.xlsx') }),
      letter(4, { outcome: 'no-list', files: [{ name: 'договор.pdf', uploadId: null, fault: 'not-a-list' }] }),
      letter(3, {
        outcome: 'too-many',
        files: ['1', '2', '3', '4', '5', '6'].flatMap((name) => refused(`${name}.csv`)),
      }),
      letter(2, { outcome: 'several', files: [...refused('фильтры.csv'), ...refused('тормоза.csv')] }),
      letter(1, { files: [{ name: 'весь склад.xlsx', uploadId: null, fault: 'too-large' }] }),
    ],
  });
export const longMail = (): HttpHandler[] =>
  mailServer({
    mailbox: { senders: [`${'otdel-prodazh-'.repeat(6)}@severo-vostochny-sklad.example`], version: 1 },
    lists: [list(1, { listName: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2) })],
    letters: [
      letter(1, {
        sender: `${'otdel-prodazh-'.repeat(6)}@severo-vostochny-sklad.example`,
        listName: 'Распределительный центр «Северо-Восточный», корпус 17, '.repeat(2),
        files: [{ name: `${'Прайс-листРаспределительногоЦентра'.repeat(4)}.xlsx`, uploadId: 4, fault: null }],
      }),
    ],
  });
export const overtakenSenders = (): HttpHandler[] => [
  mockCall('put', SENDERS, refuse(409, { code: 'source-changed' })),
  ...mailServer(),
];
export const overtakenMailedList = (): HttpHandler[] => [
  mockCall('put', LIST, refuse(409, { code: 'source-changed' })),
  ...mailServer(),
];
export const cameByMail = (): HttpHandler[] =>
  uploadServer(details({ way: 'mail', by: '', held: 'gone', rowsRefused: 0 }));
