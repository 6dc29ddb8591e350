import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { visitor } = api;
const { client, signedIn } = createAccounts(api);
const SWITCH = '/services/cabinet/SwitchUser';
const target = await client();

async function switched(): Promise<Visitor> {
  const { guest } = await signedIn({ can_switch_user: true });
  await guest.post(SWITCH, { ClientId: (await client()).id, Reason: 'Проверка прав' });
  return guest;
}

async function opened(): Promise<Visitor> {
  const guest = visitor();
  await guest.post('/services/buyer/SaveClientConfig?IsTableMod=true', {});
  return guest;
}

/** The callers. */
const actors = {
  'without a cookie': async () => visitor(),
  'with a session of nobody': opened,
  retail: async () => (await signedIn()).guest,
  wholesale: async () => (await signedIn({ type: 'Wholesale' })).guest,
  seller: async () => (await signedIn({ is_seller: true, type: 'Wholesale' })).guest,
  admin: async () => (await signedIn({ can_switch_user: true })).guest,
  editor: async () => (await signedIn({ localize_editor: true })).guest,
  'an admin who looks as a client': switched,
} as const;
type Actor = keyof typeof actors;

const password = {
  OldPasswordHash: 'a guess',
  PasswordHash: 'зелёный-фонарь-08',
  PasswordHashCheck: 'зелёный-фонарь-08',
};
const post = { post: { title: 'Новость', html: '<p>Текст</p>' } };
const nobody: Actor[] = ['without a cookie', 'with a session of nobody'];

/** Calls that need a right, and the actors who have it; guests get 401, other clients 403. */
const guarded: { name: string; call: (guest: Visitor) => Promise<{ status: number; body: unknown }>; may: Actor[] }[] =
  [
    { name: 'findClients', call: (guest) => guest.get(`${SWITCH}?query=x`), may: ['admin'] },
    {
      name: 'switchUser',
      call: (guest) => guest.post(SWITCH, { ClientId: target.id, Reason: 'Проверка прав' }),
      may: ['admin'],
    },
    {
      name: 'switchBack',
      call: (guest) => guest.send('DELETE', SWITCH, {}),
      may: ['admin', 'an admin who looks as a client'],
    },
    {
      name: 'passwordUpdate',
      call: (guest) => guest.put('/services/registration/client/password/update', password),
      may: ['retail', 'wholesale', 'seller', 'admin', 'editor'],
    },
    {
      name: 'setServedBy',
      call: (guest) => guest.post('/services/cabinet/SetServedBy', { ClientId: target.id, ServedById: null }),
      may: ['admin'],
    },
    {
      name: 'servedClients',
      call: (guest) => guest.get('/services/basket/servedclients_json'),
      may: ['wholesale', 'seller'],
    },
    {
      name: 'basketMoveRetail',
      call: (guest) => guest.post('/services/basket/BasketMoveRetail', { ids: [1], clientId: target.id }),
      may: ['wholesale', 'seller'],
    },
    { name: 'savePost', call: (guest) => guest.post('/services/news/savePost', post), may: ['admin', 'editor'] },
  ];

const cases = guarded.flatMap(({ name, call, may }) =>
  (Object.keys(actors) as Actor[]).map((actor) => ({ name, actor, call, answer: answerFor(actor, may) })),
);

type Outcome = 'passes' | 'not-signed-in' | 'no-access';

function answerFor(actor: Actor, may: Actor[]): Outcome {
  if (may.includes(actor)) return 'passes';
  return nobody.includes(actor) ? 'not-signed-in' : 'no-access';
}

/** Whether the call was let in; any other error counts as let in. */
function outcomeOf({ status, body }: { status: number; body: unknown }): Outcome {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (status === 401 && code === 'not-signed-in') return 'not-signed-in';
  if (status === 403 && code === 'no-access') return 'no-access';
  return 'passes';
}

test.each(cases)('$name by $actor: $answer', async ({ actor, call, answer }) => {
  expect(outcomeOf(await call(await actors[actor]()))).toBe(answer);
});
