import { LIST_COLUMNS, type QuickOrder } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { Button, SelectField } from '@partshop/ui';
import { buttons } from './list-form.ts';
import { messages } from './quick-order.messages.ts';

/** What each column of the list holds, as guessed, above its first lines; it can be changed. */
export function ColumnChoice({ order: { columns, headings, sample } }: { order: QuickOrder }) {
  const t = useTexts(messages);
  const places = columns.map((column, at) => ({ column, at }));
  const rows = [...(headings.length > 0 ? [headings] : []), ...sample].map((cells, row) => ({ cells, row }));
  return (
    <details className="list-fold">
      <summary>{t('columns')}</summary>
      <div className="list-columns">
        <div className="list-sample">
          <table>
            <thead>
              <tr>
                {places.map(({ column, at }) => (
                  <th key={at} scope="col">
                    <SelectField
                      isLabelHidden
                      size="small"
                      name="column"
                      label={t('columnOf', { place: at + 1 })}
                      defaultValue={column}
                      items={LIST_COLUMNS.map((value) => ({ value, label: t(value) }))}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells, row }) => (
                <tr key={row}>
                  {places.map(({ at }) => (
                    <td key={at}>
                      <DataText>{cells[at] ?? ''}</DataText>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <Button type="submit" size="small" name="intent" value={buttons.columns}>
            {t('applyColumns')}
          </Button>
        </div>
      </div>
    </details>
  );
}
