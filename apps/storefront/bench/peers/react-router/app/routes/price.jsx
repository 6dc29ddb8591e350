import { useState } from 'react';
import { Link } from 'react-router';
import { pageOf } from '../../page-data.mjs';
import { deliveryOf, filtersOf, hrefOf, links, priceOf } from '../../words.mjs';

export const loader = ({ params }) => pageOf(params.number);

export const meta = ({ loaderData: page }) => [{ title: `${page.catalogName} ${page.catalogFullNumber}` }];

export default function Price({ loaderData: page }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <header>
        {links.map(({ href, text }) => (
          <Link key={href} to={href}>
            {text}
          </Link>
        ))}
        <strong data-basket>{count > 0 ? `Корзина ${count}` : 'Корзина'}</strong>
      </header>
      <main>
        <nav>
          <Link to="/">Главная</Link> / <Link to="/makers">Производители</Link> / {page.catalogName}
        </nav>
        <h1>
          {page.catalogName} {page.catalogFullNumber}
        </h1>
        <Filters page={page} />
        <table>
          <tbody>
            {page.items.map((offer) => (
              <Offer key={offer.articleId} offer={offer} onAdd={(qty) => setCount((before) => before + qty)} />
            ))}
          </tbody>
        </table>
      </main>
    </>
  );
}

function Filters({ page }) {
  return (
    <aside>
      {filtersOf(page).map(({ id, text, count }) => (
        <label key={id}>
          <input type="checkbox" name="filter" value={id} /> {text} <span>{count}</span>
        </label>
      ))}
    </aside>
  );
}

function Offer({ offer, onAdd }) {
  const [qty, setQty] = useState(offer.multiplicity);
  const add = (event) => {
    event.preventDefault();
    onAdd(qty);
  };
  return (
    <tr>
      <th scope="row">
        <Link to={hrefOf(offer)}>
          {offer.catalogName} {offer.catalogFullNumber}
        </Link>
        <span>{offer.productName}</span>
        {offer.isReturnable ? null : <span>Без возврата</span>}
      </th>
      <td>{offer.quantity} шт.</td>
      <td>{deliveryOf(offer)}</td>
      <td>{offer.reliability} из 100</td>
      <td>
        {offer.sellerName}
        <span>{offer.warehouseName}</span>
      </td>
      <td>{priceOf(offer)}</td>
      <td>
        <form onSubmit={add}>
          <input
            type="number"
            name="qty"
            aria-label="Количество"
            min={offer.multiplicity}
            max={offer.quantity}
            value={qty}
            onChange={(event) => setQty(event.target.valueAsNumber)}
          />
          <button data-add>В корзину</button>
        </form>
      </td>
    </tr>
  );
}
