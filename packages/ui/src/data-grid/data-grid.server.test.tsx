import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offerKey, sampleOffers } from '../data-table/testing/offers.tsx';
import { DataGrid } from './DataGrid.tsx';
import { gridColumns, gridTexts } from './testing/offer-grid.tsx';

const markup = renderToString(
  <DataGrid
    label="Предложения"
    columns={gridColumns}
    rows={sampleOffers(10_000)}
    rowKey={offerKey}
    texts={gridTexts}
    locale="ru"
    defaultView={{ pinned: { start: ['brand'], end: [] } }}
    hrefFor={({ sort }) => `?sort=${sort.map(({ columnId }) => columnId).join()}`}
  />,
);

it('has the first rows for a page without scripts, and says how many there are', () => {
  expect(markup.match(/data-index=/g)).toHaveLength(50);
  expect(markup).toContain('aria-rowcount="10001"');
});

it('sorts by links that Tab reaches before scripts', () => {
  const [link] = /<a [^>]*href="\?sort=brand"[^>]*>/.exec(markup) ?? [];
  expect(link).toBeDefined();
  expect(link).not.toContain('tabindex');
});

it('has no styles, which a content policy would refuse', () => {
  expect(markup).not.toContain(' style=');
  expect(markup).toMatch(/<col width="\d+"/);
});

it('leaves out what works with scripts only', () => {
  expect(markup).not.toContain('role="menuitem"');
});
