import { useId } from 'react';
import { useHref, useTexts } from '@partshop/features/core';
import { Button, TextField } from '@partshop/ui';
import { messages } from './invitation-code.messages.ts';

/** Asks for the code of an invitation by a GET of its page, so that the page is the link of the message. `code` is one that nobody knows. */
export function InvitationCodeForm({ path, code }: { path: string; code: string }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <form action={href(path)} className="card">
      <TextField
        id={useId()}
        name="code"
        label={t('code')}
        error={code === '' ? undefined : t('unknown')}
        defaultValue={code}
        required
        maxLength={40}
        autoComplete="one-time-code"
        dir="ltr"
      />
      <p>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </p>
    </form>
  );
}
