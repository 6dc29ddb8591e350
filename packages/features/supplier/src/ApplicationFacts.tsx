import type { SupplierApplication } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { DefinitionList } from '@partshop/ui';
import { messages } from './state.messages.ts';

const FACTS = [
  'company',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'contactName',
  'phone',
  'email',
  'warehouseCity',
  'sells',
] as const satisfies (keyof SupplierApplication)[];

/** What an application says; facts that it lacks are left out. */
export function ApplicationFacts({ application }: { application: SupplierApplication }) {
  const t = useTexts(messages);
  return (
    <DefinitionList
      items={FACTS.filter((name) => application[name] !== '').map((name) => ({
        term: t(name),
        value: <DataText {...(name === 'sells' && { className: 'own-words' })}>{application[name]}</DataText>,
      }))}
    />
  );
}
