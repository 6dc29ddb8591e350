import { z } from '@hono/zod-openapi';
import { json } from './common.ts';
import { CallError } from './errors.ts';

/** The code of an invitation, which people copy from a message: letters and digits. */
const InvitationCode = z.string().trim().min(1).max(40);
export const InvitationRequest = z.object({ code: InvitationCode }).openapi('InvitationRequest');
export const InvitationAnswer = z.object({ code: InvitationCode, accepts: z.boolean() }).openapi('InvitationAnswer');

/** Nobody guesses a code: tries of all kinds of invitations count together. */
export const invitationLimit = { name: 'invitation', by: 'client', tries: 30, seconds: 3600 } as const;
export const noInvitation = { 404: json(CallError, 'No invitation has this code, or it has ended.') } as const;
