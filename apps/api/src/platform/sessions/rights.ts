/** What a client may do in addition to shopping (§6). */
export type Rights = { isSeller: boolean; canSwitchUser: boolean; isEditor: boolean };

const DAY = 86_400;
const SHOPPER_LIFE = 30 * DAY;
const STAFF_LIFE = DAY / 2;

export const isStaff = ({ isSeller, canSwitchUser, isEditor }: Rights): boolean =>
  isSeller || canSwitchUser || isEditor;

/** Seconds until an unused session expires: shoppers come back after weeks, staff work every day. */
export const sessionLife = (rights: Rights | undefined): number =>
  rights && isStaff(rights) ? STAFF_LIFE : SHOPPER_LIFE;
