/** The token at the end of /user/password/recovery/{token}. */
export type RecoveryToken = { requestId: string; secret: string };

/** Reads `ClientId.secret`; null for anything else. */
export function readToken(text: string | undefined): RecoveryToken | null {
  const [, requestId, secret] = /^([\w-]{16,64})\.(.{6,100})$/.exec(text ?? '') ?? [];
  return requestId === undefined || secret === undefined ? null : { requestId, secret };
}
