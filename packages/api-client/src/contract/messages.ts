/** Which messages a client wants, and those that the shop's stand-ins stored instead of sending. */
import { z } from '@hono/zod-openapi';
import { Id, json, jsonBody, LangQuery, EXTENSION } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';

/** What the shop tells of by itself: changes of orders, and articles that a client waits for. Codes and confirmations always come. */
export const MESSAGE_KINDS = ['orders', 'alerts'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_CHANNELS = ['sms', 'mail'] as const;
const MessageChannel = z.enum(MESSAGE_CHANNELS);

export const MessageChoice = z
  .object({ kind: z.enum(MESSAGE_KINDS), channel: MessageChannel, isWanted: z.boolean() })
  .openapi('MessageChoice', EXTENSION);
export type MessageChoice = z.infer<typeof MessageChoice>;

export const MessageChoices = z.object({ choices: z.array(MessageChoice) }).openapi('MessageChoices', EXTENSION);
export type MessageChoices = z.infer<typeof MessageChoices>;

const messageChoicesPath = '/services/cabinet/message-settings';

const messageChoices = defineCall({
  ...EXTENSION,
  method: 'get',
  path: messageChoicesPath,
  tags: ['messages'],
  effect: 'reads',
  access: 'client',
  summary: 'Which messages the client wants, by kind and channel',
  request: { query: LangQuery },
  responses: { 200: json(MessageChoices, 'Each kind by each channel.') },
});

const keepMessageChoices = defineCall({
  ...EXTENSION,
  method: 'put',
  path: messageChoicesPath,
  tags: ['messages'],
  effect: 'changes',
  access: 'client',
  summary: 'Say which messages the client wants; what is left out stays as it was',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ choices: z.array(MessageChoice).max(MESSAGE_KINDS.length * MESSAGE_CHANNELS.length) })
        .openapi('KeepMessageChoicesRequest'),
    ),
  },
  responses: { 200: json(MessageChoices, 'Each kind by each channel, as it is now.') },
});

export const DemoMessage = z
  .object({
    id: Id,
    channel: MessageChannel,
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
  messageChoices,
  keepMessageChoices,
  demoMessages,
} as const;
