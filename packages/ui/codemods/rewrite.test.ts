import { expect, it } from 'vitest';
import { rewrite } from './rewrite.ts';
import { vocabularyChanges } from './vocabulary-changes.ts';

const move = (body: string, imports = 'Accordion, Button, DataTable, Dialog, PromoField, SelectField, Tabs') =>
  rewrite('Page.tsx', `import { ${imports} } from '@partshop/ui';\n${body}`, vocabularyChanges);
const textOf = (body: string) => move(body).text.split('\n').slice(1).join('\n');

it.each([
  ['a prop', '<Tabs label="" tabs={tabs} />', '<Tabs label="" items={tabs} />'],
  ['a prop without a value', '<CarCard isChosen />', '<CarCard isChosen />'],
  ['a value', '<Button variant="danger" />', '<Button variant="critical" />'],
  [
    'a value in braces',
    "<Button variant={isSure ? 'danger' : 'quiet'} />",
    "<Button variant={isSure ? 'critical' : 'quiet'} />",
  ],
  ['a field', '<SelectField options={[{ isDisabled: true }]} />', '<SelectField items={[{ disabled: true }]} />'],
  [
    'a field of what map returns',
    '<SelectField options={all.map(({ id }) => ({ value: id, isDisabled: !id }))} />',
    '<SelectField items={all.map(({ id }) => ({ value: id, disabled: !id }))} />',
  ],
  [
    'a shorthand field',
    '<SelectField options={all.map(({ isDisabled }) => ({ isDisabled }))} />',
    '<SelectField items={all.map(({ isDisabled }) => ({ disabled: isDisabled }))} />',
  ],
  [
    'a constant of the file',
    "const columns = [{ id: 'a', name: 'A' }];\n<DataTable columns={columns} />",
    "const columns = [{ id: 'a', label: 'A' }];\n<DataTable columns={columns} />",
  ],
  [
    'words, which it gathers',
    '<PromoField applyLabel="Apply" state={state} removeLabel={t("remove")} />',
    `<PromoField texts={{ apply: 'Apply', remove: t("remove") }} state={state} />`,
  ],
])('moves %s', (_, before, after) => {
  expect(textOf(before)).toBe(after);
});

it.each([
  ['components of others', "import { Tabs } from 'elsewhere';\n<Tabs tabs={tabs} />"],
  ['elements', "import { Button } from '@partshop/ui';\n<form onClose={close} />"],
])('leaves %s', (_, source) => {
  expect(rewrite('Page.tsx', source, vocabularyChanges).text).toBe(source);
});

it('finds a component under another name', () => {
  const source = "import { Tabs as Sheets } from '@partshop/ui/tabs';\n<Sheets tabs={[]} />";
  expect(rewrite('Page.tsx', source, vocabularyChanges).text).toContain('<Sheets items={[]} />');
  const whole = "import * as ui from '@partshop/ui';\n<ui.Tabs tabs={[]} />";
  expect(rewrite('Page.tsx', whole, vocabularyChanges).text).toContain('<ui.Tabs items={[]} />');
});

it('moves what is moved no further', () => {
  const once = move('<Dialog onClose={close} closeLabel="Close" isOpen />').text;
  expect(once).toContain('<Dialog onDismiss={close} dismissLabel="Close" isOpen />');
  expect(rewrite('Page.tsx', once, vocabularyChanges).text).toBe(once);
});

it('names the places that a person has to look at', () => {
  expect(move('<Tabs {...props} />').notes).toEqual(['2: props spread into Tabs: onChange, tabs']);
  expect(move('<Accordion items={[{ isOpen: true }]} />').notes).toEqual([
    '2: `defaultExpanded` of the Accordion takes the ids of the open items',
  ]);
  expect(move('<DataTable columns={columnsOf(shop)} rows={rows} selection={chosen} />').notes).toEqual([
    '2: the fields of chosen: onChange',
  ]);
});
