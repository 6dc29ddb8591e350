import { styled } from 'styled-components';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { Money } from '../../money/Money.tsx';
import { PartNumber } from '../../part-number/PartNumber.tsx';
import { TextField } from '../../text-field/TextField.tsx';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-row-gap);
  padding: var(--ps-panel-padding);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-surface);
  color: var(--ps-color-text);

  & .ps-density-scroll {
    position: relative;
    overflow-x: auto;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
  }

  & :is(th, td) {
    padding: var(--ps-cell-block) var(--ps-cell-inline);
    border-block-end: 1px solid var(--ps-color-line);
    text-align: start;
  }

  & th {
    color: var(--ps-color-text-muted);
    font-weight: var(--ps-weight-medium);
  }
`;

const OFFERS = [
  { brand: 'TRW', number: 'GDB1330', amount: 349_000, stock: '12 шт.' },
  { brand: 'Bosch', number: '0 986 494 019', amount: 412_000, stock: '4 шт.' },
  { brand: 'Brembo', number: 'P 85 020', amount: 538_000, stock: '2 шт.' },
] as const;

/** A form and a table in one density. */
export function DensitySample({ density, title }: { density: 'comfortable' | 'compact'; title: string }) {
  return (
    <Root data-density={density} aria-label={title}>
      <h3>{title}</h3>
      <TextField label="Номер детали" name={`${density}-number`} defaultValue="GDB1330" />
      <div className="ps-density-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Производитель</th>
              <th scope="col">Номер</th>
              <th scope="col">Наличие</th>
              <th scope="col">Цена</th>
              <th scope="col">
                <span className="ps-hidden">Действие</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {OFFERS.map(({ brand, number, amount, stock }) => (
              <tr key={number}>
                <td>{brand}</td>
                <td>
                  <PartNumber>{number}</PartNumber>
                </td>
                <td>
                  <Badge tone="positive">{stock}</Badge>
                </td>
                <td>
                  <Money amount={amount} currency="RUB" locale="ru" />
                </td>
                <td>
                  <Button size="small" variant="secondary">
                    В корзину
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  );
}
