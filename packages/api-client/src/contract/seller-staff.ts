/** The people of a seller: who is invited, what they may do, and who changed it (X11). */
import { z } from '@hono/zod-openapi';
import { Done, EXTENSION, Id, IdParam, json, jsonBody, LangQuery, PersonName } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { InvitationAnswer, invitationLimit, InvitationRequest, noInvitation } from './invitation-code.ts';
import { MAX_EMAIL_LENGTH } from './limits.ts';
import { SELLER_ROLES } from './seller-rights.ts';

const SellerRole = z.enum(SELLER_ROLES).openapi('SellerRole', EXTENSION);

export const SellerMember = z
  .object({
    /** Null for the client whose seller it is: their role stays, and they cannot be removed. */
    id: Id.nullable(),
    name: z.string(),
    /** Where the invitation went; empty for the client whose seller it is. */
    email: z.string(),
    role: SellerRole,
    state: z.enum(['invited', 'active']),
    /** Grows with each change. */
    version: z.number().int(),
    /** Since when they work for the seller, or the invitation waits; null where nobody noted it. */
    since: z.iso.datetime().nullable(),
    /** Until when an invitation can be accepted; null for who accepted. */
    expiresAt: z.iso.datetime().nullable(),
    /** When they used the seller's area last, to ten minutes; null where that is not known. */
    seenAt: z.iso.datetime().nullable(),
    isSelf: z.boolean(),
  })
  .openapi('SellerMember', EXTENSION);
export type SellerMember = z.infer<typeof SellerMember>;

export const SELLER_STAFF_EVENTS = ['invited', 'accepted', 'declined', 'changed', 'removed'] as const;

export const SellerStaffEvent = z
  .object({
    kind: z.enum(SELLER_STAFF_EVENTS),
    at: z.iso.datetime(),
    /** Who did it; empty once the account is deleted. */
    by: z.string(),
    /** Whom it is about; empty once the account is deleted. */
    member: z.string(),
    /** Of an invitation and of a change. */
    role: z.union([SellerRole, z.null()]),
  })
  .openapi('SellerStaffEvent', EXTENSION);
export type SellerStaffEvent = z.infer<typeof SellerStaffEvent>;

export const SellerStaff = z
  .object({
    /** The client whose seller it is, then the others, the oldest first. */
    members: z.array(SellerMember),
    /** The newest first. */
    history: z.array(SellerStaffEvent),
  })
  .openapi('SellerStaff', EXTENSION);
export type SellerStaff = z.infer<typeof SellerStaff>;

export const StaffConflict = CallError.extend({ staff: SellerStaff }).openapi('SellerStaffConflict', EXTENSION);
export type StaffConflict = z.infer<typeof StaffConflict>;

const OF_OWNERS = { ...EXTENSION, access: 'seller', right: 'staff' } as const;
const staffNow = json(SellerStaff, 'The people of the seller as they are now.');
const noSeller = json(CallError, 'The current user sells for nobody yet.');
const noMember = json(CallError, 'No such person of the seller.');
const overtaken = json(StaffConflict, 'Somebody changed this person meanwhile (`staff-changed`); nothing was changed.');
const Version = z.number().int().min(1);

const sellerStaff = defineCall({
  ...OF_OWNERS,
  tags: ['sellers'],
  method: 'get',
  path: '/services/seller/staff_json',
  effect: 'reads',
  summary: 'The people of the seller, and who changed what of them',
  request: { query: LangQuery },
  responses: { 200: staffNow, 404: noSeller },
});

const inviteSellerMember = defineCall({
  ...OF_OWNERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/staff_json',
  effect: 'changes',
  whileSwitched: 'refused',
  limit: { name: 'inviteSellerMember', by: 'client', tries: 20, seconds: 3600 },
  summary: 'Invite somebody by mail; the code of the mail can be used for a week',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({ Name: PersonName, Email: z.email().max(MAX_EMAIL_LENGTH), Role: SellerRole })
        .openapi('InviteSellerMemberRequest'),
    ),
  },
  responses: {
    200: staffNow,
    404: noSeller,
    409: json(CallError, 'The seller has as many people as they may (`list-full`).'),
  },
});

const changeSellerMember = defineCall({
  ...OF_OWNERS,
  tags: ['sellers'],
  method: 'put',
  path: '/services/seller/member_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Change the role of somebody; it counts from their next call on',
  request: {
    query: LangQuery,
    params: z.object({ id: IdParam }),
    body: jsonBody(z.object({ Role: SellerRole, Version }).openapi('ChangeSellerMemberRequest')),
  },
  responses: { 200: staffNow, 404: noMember, 409: overtaken },
});

const removeSellerMember = defineCall({
  ...OF_OWNERS,
  tags: ['sellers'],
  method: 'post',
  path: '/services/seller/member-remove_json/{id}',
  effect: 'changes',
  whileSwitched: 'refused',
  summary: 'Take an invitation back, or let somebody go: their next call is refused',
  request: {
    query: LangQuery,
    params: z.object({ id: IdParam }),
    body: jsonBody(z.object({ Version }).openapi('RemoveSellerMemberRequest')),
  },
  responses: { 200: staffNow, 404: noMember, 409: overtaken },
});

export const SellerInvitation = z
  .object({ seller: z.string(), name: z.string(), role: SellerRole, expiresAt: z.iso.datetime() })
  .openapi('SellerInvitation', EXTENSION);
export type SellerInvitation = z.infer<typeof SellerInvitation>;

/** Of the client who is invited, who sells for nobody yet. */
const OF_INVITED = { ...EXTENSION, access: 'client', whileSwitched: 'refused', limit: invitationLimit } as const;

const findSellerInvitation = defineCall({
  ...OF_INVITED,
  tags: ['sellers'],
  method: 'post',
  path: '/services/cabinet/seller-invitation',
  effect: 'reads',
  summary: 'What the invitation of a seller offers',
  request: { query: LangQuery, body: jsonBody(InvitationRequest) },
  responses: { 200: json(SellerInvitation, 'The invitation.'), ...noInvitation },
});

const answerSellerInvitation = defineCall({
  ...OF_INVITED,
  tags: ['sellers'],
  method: 'post',
  path: '/services/cabinet/seller-invitation/answer',
  effect: 'changes',
  summary: 'Accept or decline the invitation of a seller',
  request: { query: LangQuery, body: jsonBody(InvitationAnswer) },
  responses: {
    200: json(Done, 'It is answered.'),
    ...noInvitation,
    409: json(CallError, 'The client sells for somebody already (`employed`).'),
  },
});

export const sellerStaffCalls = {
  sellerStaff,
  inviteSellerMember,
  changeSellerMember,
  removeSellerMember,
  findSellerInvitation,
  answerSellerInvitation,
} as const;
