import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../alert/Alert.tsx';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { Card } from '../../card/Card.tsx';
import { CheckboxField } from '../../checkbox-field/CheckboxField.tsx';
import { Search, ShoppingCart } from '../../icons.ts';
import { Money } from '../../money/Money.tsx';
import { PartNumber } from '../../part-number/PartNumber.tsx';
import { TextField } from '../../text-field/TextField.tsx';

const Root = styled.div`
  display: grid;
  gap: var(--ps-row-gap);
  padding: var(--ps-space-5);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-canvas);

  & .ps-sample-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .ps-sample-offer {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .ps-sample-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-sample-price {
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-sample-count {
    padding-inline: var(--ps-space-2);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-signal);
    color: var(--ps-color-on-signal);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-strong);
  }
`;

export type ThemeSampleProps = {
  /** The value of `data-theme`; `style` may add custom properties. */
  theme: string;
  density?: 'comfortable' | 'compact' | undefined;
  style?: CSSProperties | undefined;
  /** Makes field names unique if several samples are on a page. */
  name: string;
};

/** Some typical components of a shop in one theme. */
export function ThemeSample({ theme, density, style, name }: ThemeSampleProps) {
  return (
    <Root data-theme={theme} data-density={density} style={style}>
      <div className="ps-sample-row">
        <strong>Мои заказы</strong>
        <span className="ps-sample-count">3</span>
        <a className="ps-touch" href="#garage">
          Гараж
        </a>
        <a className="ps-touch" href="#help">
          Помощь
        </a>
      </div>
      <Card>
        <div className="ps-sample-offer">
          <div className="ps-sample-row">
            <Badge tone="positive">В наличии</Badge>
            <Badge tone="attention">Осталось 2</Badge>
            <Badge tone="info">Аналог</Badge>
            <Badge tone="critical">Не подходит</Badge>
          </div>
          <strong>Колодки тормозные передние TRW</strong>
          <span className="ps-sample-note">
            <PartNumber>GDB 1330</PartNumber>, завтра к 18:00, склад в Химках
          </span>
          <Money className="ps-sample-price" amount={349_000} currency="RUB" locale="ru" />
          <div className="ps-sample-row">
            <Button variant="primary" icon={<ShoppingCart />}>
              В корзину
            </Button>
            <Button variant="secondary">Сравнить</Button>
          </div>
        </div>
      </Card>
      <TextField label="Номер детали" name={`${name}-number`} prefix={<Search />} defaultValue="0 986 494 019" />
      <CheckboxField label="Только в наличии" name={`${name}-stock`} defaultChecked />
      <Alert tone="attention" title="Цена изменилась">
        Было 3 290 ₽, стало 3 490 ₽.
      </Alert>
      <div className="ps-sample-row">
        <Button variant="critical">Удалить заказ</Button>
        <Button disabled>Оплатить</Button>
        <Button variant="quiet">Позже</Button>
      </div>
    </Root>
  );
}
