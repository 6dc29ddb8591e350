import { useSelector } from 'react-redux';
import { ApiError, type FoundClient } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { toRefusal } from '@partshop/features/core/forms';
import { Alert, RadioCards } from '@partshop/ui';
import { refusalText, SWITCH_READING } from './switch-refusal.ts';
import { messages } from './switch-user.messages.ts';
import { foundClients } from './switch-user.loadables.ts';

type FoundClientsProps = {
  /** Id of the first client's radio; the error summary links to it. */
  id: string;
  query: string;
  error: string | undefined;
};

/** The found clients as radios. */
export function FoundClients({ id, query, error }: FoundClientsProps) {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => foundClients.select(state, query));
  if (known.status === 'failed') {
    const { status, message } = known.error;
    return <Alert tone="critical">{refusalText(t, toRefusal(new ApiError(status, message), SWITCH_READING))}</Alert>;
  }
  const clients = 'data' in known ? known.data : undefined;
  return (
    <div className="switch-found">
      <p className="switch-count" role="status">
        {clients ? t('found', { count: clients.length }) : ''}
      </p>
      {clients?.length === 0 ? <p className="switch-none">{t('tryOther')}</p> : null}
      {clients && clients.length > 0 ? (
        <RadioCards
          id={id}
          // A new search clears the choice.
          key={query}
          name="client"
          label={t('client')}
          isLabelHidden
          error={error}
          required
          {...(clients.length === 1 ? { defaultValue: String(clients[0]?.ClientId) } : {})}
          items={clients.map((client) => ({
            value: String(client.ClientId),
            label: <DataText>{client.ClientName}</DataText>,
            description: <About {...client} />,
          }))}
        />
      ) : null}
    </div>
  );
}

function About({ ClientCode, ClientType, CityName, IsSeller }: FoundClient) {
  const t = useTexts(messages);
  const locale = useLocale();
  return t(IsSeller ? 'aboutSeller' : 'about', {
    code: String(ClientCode),
    kind: t(ClientType === 'Wholesale' ? 'wholesale' : 'retail'),
    city: isolate(CityName, locale),
  });
}
