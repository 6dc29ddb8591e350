import {
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Dialog,
  Money,
  PartNumber,
  QuantityStepper,
  ShoppingCart,
  Tabs,
} from '@partshop/ui';
import { useState, version } from 'react';
import { Offers } from './Offers.jsx';
import { Request } from './Request.jsx';

/** What a partner puts on a page: a part that can be bought, its offers, a form. */
export function Parts() {
  const [count, setCount] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="partner-parts" data-react={version}>
      <Breadcrumbs label="Вы здесь" items={[{ label: 'Каталог', href: '#catalog' }, { label: 'Масляные фильтры' }]} />
      <Alert tone="info" title="Цены на сегодня">
        Заказ до 15:00 приедет завтра.
      </Alert>
      <Card>
        <div className="partner-parts">
          <h2>Фильтр масляный MANN-FILTER</h2>
          <p>
            <PartNumber>W 712/75</PartNumber> <Badge tone="positive">В наличии</Badge>{' '}
            <Money amount={84_900} currency="RUB" locale="ru" />
          </p>
          <div className="partner-row">
            <QuantityStepper label="Количество" name="qty" decreaseLabel="Меньше" increaseLabel="Больше" max={8} />
            <Button variant="primary" icon={<ShoppingCart />} onClick={() => setCount(count + 1)}>
              В корзину
            </Button>
            <Button onClick={() => setIsOpen(true)}>Условия возврата</Button>
            <output>{count}</output>
          </div>
        </div>
      </Card>
      <Tabs
        label="О детали"
        items={[
          { id: 'offers', label: 'Предложения', panel: <Offers /> },
          { id: 'cars', label: 'Применимость', panel: <p>Volkswagen Golf V, Skoda Octavia A5</p> },
        ]}
      />
      <Request />
      <Dialog isOpen={isOpen} onDismiss={() => setIsOpen(false)} title="Условия возврата" dismissLabel="Закрыть">
        <p>14 дней, если деталь не стояла на машине.</p>
      </Dialog>
    </div>
  );
}
