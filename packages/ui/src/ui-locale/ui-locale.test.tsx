import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateTime, Money, UiLocale } from '../index.ts';

const price = <Money amount={84_900} currency="EUR" />;

it('gives its locale to the components inside', () => {
  expect(renderToString(<UiLocale locale="de">{price}</UiLocale>)).toContain('849\u00A0€');
  expect(renderToString(<UiLocale locale="en">{price}</UiLocale>)).toContain('€849');
});

it('steps back before a locale of the component', () => {
  const day = <DateTime value="2026-06-15" timeZone="UTC" locale="en" format="day" />;
  expect(renderToString(<UiLocale locale="ru">{day}</UiLocale>)).toContain('June');
});

it('says what is missing where there is no locale', () => {
  expect(() => renderToString(price)).toThrow('<UiLocale>');
});
