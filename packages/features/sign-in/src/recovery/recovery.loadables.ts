import { unwrap, ApiError } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';
import { toMinutes } from '@partshop/features/core/forms';
import type { RecoveryToken } from './recovery-token.ts';

/** Whether the token allows setting a new password. */
export type TokenState = { state: 'valid' } | { state: 'expired' } | { state: 'too-many'; minutes: number };

/** The token's state. The key leaves out the secret, which stays in the address. */
export const tokenState = createLoadable<RecoveryToken, TokenState>({
  name: 'signInRecoveryToken',
  key: () => 'token',
  async call(api, { requestId, secret }, signal) {
    const body = { ClientId: requestId, RecoveryCode: secret };
    try {
      await unwrap(api.POST('/services/cabinet/CheckRecoveryCode', { body, signal }));
      return { state: 'valid' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422 || error.status === 400) return { state: 'expired' };
      if (error.status === 429) return { state: 'too-many', minutes: toMinutes(error.body.retryAfter) };
      throw error;
    }
  },
  max: 1,
});
