import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { SellerSettings } from '@partshop/api-client';
import { hasSellerRight, selectClient, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { formKey } from '@partshop/features/core/forms';
import { Alert, PageHeading } from '@partshop/ui';
import { sellerSettings } from '../seller-settings.loadables.ts';
import { messages as staffMessages } from '../staff/staff.messages.ts';
import { StaffPart } from '../staff/StaffPart.tsx';
import { messages as tokenMessages } from '../tokens/tokens.messages.ts';
import { TokensPart } from '../tokens/TokensPart.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import type { RefusedSettings, SettingsAnswer } from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';
import { SETTINGS_QUERY } from './settings.query.ts';
import { SettingsPage } from './settings.styles.ts';
import { WarehouseCard } from './WarehouseCard.tsx';

/** /seller-settings: when warehouses send goods, rules of returns, mails about new orders; for owners also people and tokens. */
export function SettingsScreen() {
  const t = useTexts(messages);
  const done = useQuery(SETTINGS_QUERY).get('done');
  const client = useSelector(selectClient);
  const answer = useActionData<SettingsAnswer | undefined>();
  const refused = answer && answer.of !== 'tokens' && answer.of !== 'staff' ? answer : undefined;
  const general = refused?.of === 'general' ? refused : null;
  const known = useSelector((state: CoreState) => sellerSettings.select(state, undefined));
  const settings = 'data' in known ? known.data : undefined;
  if (!settings) return null;
  return (
    <SettingsPage data-ui="SellerSettings">
      <PageHeading title={t('title')} description={t('lead')} />
      {done !== null && !answer ? <Done done={done} /> : null}
      <Warehouses settings={settings} refused={refused ?? null} />
      <GeneralForm
        key={formKey(settings.version, general?.isOvertaken ?? false)}
        settings={settings}
        refused={general}
      />
      {hasSellerRight(client, 'staff') ? <StaffPart answer={answer?.of === 'staff' ? answer : null} /> : null}
      {hasSellerRight(client, 'tokens') ? <TokensPart answer={answer?.of === 'tokens' ? answer : null} /> : null}
    </SettingsPage>
  );
}

const STAFF_ACTS = ['invited', 'changed', 'removed'] as const;

function Done({ done }: { done: string }) {
  const t = useTexts(messages);
  const tTokens = useTexts(tokenMessages);
  const tStaff = useTexts(staffMessages);
  const act = STAFF_ACTS.find((one) => one === done);
  const text = act
    ? tStaff(act)
    : done === 'token'
      ? tTokens('revoked')
      : t(done === 'general' ? 'savedGeneral' : 'saved');
  return <Alert tone="positive">{text}</Alert>;
}

function Warehouses({
  settings: { warehouses },
  refused,
}: {
  settings: SellerSettings;
  refused: RefusedSettings | null;
}) {
  const t = useTexts(messages);
  return (
    <section aria-labelledby="warehouses-heading">
      <h2 id="warehouses-heading">{t('warehouses')}</h2>
      {warehouses.length === 0 ? <p className="muted">{t('noWarehouses')}</p> : null}
      <ul className="warehouses">
        {warehouses.map((warehouse) => {
          const own = refused !== null && refused.of === warehouse.priceListId ? refused : null;
          const key = formKey(`${warehouse.priceListId} ${warehouse.version}`, own?.isOvertaken ?? false);
          return <WarehouseCard key={key} warehouse={warehouse} refused={own} />;
        })}
      </ul>
    </section>
  );
}
