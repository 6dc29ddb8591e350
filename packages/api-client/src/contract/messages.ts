/** Messages that the shop's stand-ins stored instead of sending. */
import { z } from '@hono/zod-openapi';
import { Id, json, LangQuery, EXTENSION } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

export const DemoMessage = z
  .object({
    id: Id,
    channel: z.enum(['sms', 'mail']),
    /** A phone or an e-mail address. */
    to: z.string(),
    text: z.string(),
    /** ISO time. */
    sentAt: z.string(),
  })
  .openapi('DemoMessage');
export type DemoMessage = z.infer<typeof DemoMessage>;

const demoMessages = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/dev/messages',
  tags: ['messages'],
  effect: 'reads',
  summary: 'What the stand-ins of SMS and mail would have sent to this session; exists with the stand-ins alone',
  request: { query: LangQuery },
  responses: {
    200: json(z.array(DemoMessage), 'The newest first, at most 20.'),
    404: json(CallError, 'Messages are really sent here.'),
  },
});

export const messagesCalls = {
  demoMessages,
} as const;
