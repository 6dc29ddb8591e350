import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, SelectField } from '@partshop/ui';
import { isOrdered, type BasketLine } from './basket-line.ts';
import { messages } from './move-lines.messages.ts';
import type { MoveOutcome } from './move-lines.saga.ts';
import { servedClients } from './served-clients.loadable.ts';

const NONE: readonly never[] = [];

function useServedClients() {
  const known = useSelector(servedClients.select);
  return 'data' in known ? known.data : NONE;
}

export type MoveLinesProps = {
  /** The lines that the server has. */
  lines: readonly BasketLine[];
  /** The query of the page, which preserves the view. */
  action: string;
  outcome: MoveOutcome['move'] | undefined;
};

/** Opens a form that moves the chosen lines to a client's basket (D44). Nothing without such clients, or without lines to move. */
export function MoveLines({ lines, action, outcome }: MoveLinesProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const clients = useServedClients();
  const { formData } = useNavigation();
  const { isSending, formProps } = usePageForm(paths.basket.to() + action);
  const chosen = lines.filter(isOrdered).map(({ basketId }) => basketId);
  if (clients.length === 0 || chosen.length === 0) return null;
  return (
    // Closes when lines are gone.
    <details key={lines.length} className="group-name move" open={outcome?.refusal ? true : undefined}>
      <summary className="ps-touch">{t('open')}</summary>
      <form {...formProps}>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="ids" value={chosen.join(',')} />
        <p className="move-note">{t('what')}</p>
        <SelectField
          className="move-client"
          size="small"
          label={t('client')}
          name="clientId"
          required
          translate="no"
          placeholder={t('choose')}
          defaultValue={outcome?.refusal && outcome.clientId !== null ? `${outcome.clientId}` : undefined}
          items={clients.map(({ ClientId, ClientName, PhoneHint }) => ({
            value: `${ClientId}`,
            label:
              PhoneHint === ''
                ? ClientName
                : t('option', { name: isolate(ClientName, locale), phone: isolate(PhoneHint, locale) }),
          }))}
        />
        <Button
          type="submit"
          size="small"
          isPending={isSending && formData?.get('intent') === 'move'}
          pendingLabel={t('moving')}
        >
          {t('move', { count: chosen.length })}
        </Button>
      </form>
    </details>
  );
}

/** What became of a move: where the lines are, or why nothing was moved. */
export function MoveNotice({ outcome: { clientId, count, refusal } }: { outcome: MoveOutcome['move'] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const client = useServedClients().find(({ ClientId }) => ClientId === clientId);
  if (refusal) return <Alert tone="critical">{t(`refused-${refusal}`)}</Alert>;
  return <Alert tone="positive">{t('moved', { count, name: isolate(client?.ClientName ?? '', locale) })}</Alert>;
}
