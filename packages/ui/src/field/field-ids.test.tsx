import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';

const common = {
  label: 'Номер',
  name: 'number',
  hint: 'Как на коробке',
  'aria-describedby': 'tip',
  'aria-invalid': true,
};
const calendar = { locale: 'ru', today: '2026-06-15', texts: { calendar: '', previous: '', next: '' } };
const choice = { label: 'Оплата', items: [{ value: '1', label: 'Картой' }] };

const fields: Record<string, [ElementType, object]> = {
  CheckboxField: [ui.CheckboxField, {}],
  DatePicker: [ui.DatePicker, calendar],
  FileDrop: [ui.FileDrop, { locale: 'ru', texts: { choose: 'Выбрать', remove: () => '', refusal: () => '' } }],
  CodeField: [ui.CodeField, {}],
  PasswordField: [ui.PasswordField, { texts: {} }],
  PhoneField: [ui.PhoneField, { country: 'RU', callingCode: '7' }],
  RadioCards: [ui.RadioCards, choice],
  RadioGroup: [ui.RadioGroup, choice],
  SearchField: [ui.SearchField, { items: [], clearLabel: 'Очистить' }],
  SelectField: [ui.SelectField, { items: [] }],
  Switch: [ui.Switch, {}],
  TextAreaField: [ui.TextAreaField, {}],
  TextField: [ui.TextField, {}],
  VinField: [ui.VinField, { texts: { correction: () => '', advice: () => '', counter: () => '' } }],
};

describe.each(Object.entries(fields))('%s', (_, [component, props]) => {
  const render = (more: object) => renderToString(createElement(component, { ...common, ...props, ...more }));

  it('keeps what describes it besides its hint', () => {
    expect(render({})).toMatch(/aria-describedby="\S+-hint tip"/);
    expect(render({})).toContain('aria-invalid="true"');
  });

  it('reads its error first', () => {
    expect(render({ error: 'Такого нет' })).toMatch(/aria-describedby="\S+-error \S+-hint tip"/);
  });
});
