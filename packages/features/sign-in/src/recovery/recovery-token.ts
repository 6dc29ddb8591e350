/** What the end of /user/password/recovery/{token} holds. */
export type RecoveryToken = { requestId: string; secret: string };

/** `ClientId.secret`; null where the address holds something else. */
export function readToken(text: string | undefined): RecoveryToken | null {
  const [, requestId, secret] = /^([\w-]{16,64})\.(.{6,100})$/.exec(text ?? '') ?? [];
  return requestId === undefined || secret === undefined ? null : { requestId, secret };
}
