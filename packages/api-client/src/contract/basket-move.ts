import { z } from '@hono/zod-openapi';
import { basketAnswers, BasketQuery, LineIds } from './basket.ts';
import { EXTENSION, Id, json, jsonBody, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

/** A retail client whom a wholesale client serves, as that one sees them. */
export const ServedClient = z
  .object({
    ClientId: Id,
    ClientName: z.string(),
    /** The country code and the last digits, to tell two of one name apart; empty without a phone. */
    PhoneHint: z.string(),
  })
  .openapi('ServedClient');
export type ServedClient = z.infer<typeof ServedClient>;

const servedClients = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/basket/servedclients_json',
  tags: ['basket'],
  effect: 'reads',
  access: 'client',
  summary: 'The retail clients whom the wholesale client serves; other clients get 403 (D44)',
  request: { query: LangQuery },
  responses: { 200: json(z.array(ServedClient), 'At most 200, by name.') },
});

const basketMoveRetail = defineCall({
  method: 'post',
  path: '/services/basket/BasketMoveRetail',
  tags: ['basket'],
  effect: 'changes',
  access: 'client',
  summary:
    'Move lines of a wholesale client’s basket to the basket of a retail client whom he serves, all or none, at the retail price (D44). The same offer there gets their pieces, up to the stock; comments stay behind. The same request again within a day moves nothing.',
  request: { query: BasketQuery, body: jsonBody(z.object({ ids: LineIds, clientId: Id })) },
  responses: {
    ...basketAnswers,
    404: json(CallError, 'A line or a client that is not the caller’s own, or that there is not.'),
    409: basketAnswers[409],
  },
});

export const basketMoveCalls = { servedClients, basketMoveRetail } as const;
