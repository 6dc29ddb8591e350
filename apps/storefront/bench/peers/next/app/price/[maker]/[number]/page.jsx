import Link from 'next/link';
import { pageOf } from '../../../../page-data.mjs';
import { deliveryOf, filtersOf, hrefOf, links, priceOf } from '../../../../words.mjs';
import { AddForm, BasketCount } from '../../../basket.jsx';

export async function generateMetadata({ params }) {
  const page = pageOf((await params).number);
  return { title: `${page.catalogName} ${page.catalogFullNumber}` };
}

export default async function Price({ params }) {
  const page = pageOf((await params).number);
  return (
    <>
      <header>
        {links.map(({ href, text }) => (
          <Link key={href} href={href} prefetch={false}>
            {text}
          </Link>
        ))}
        <BasketCount />
      </header>
      <main>
        <nav>
          <Link href="/" prefetch={false}>
            Главная
          </Link>{' '}
          /{' '}
          <Link href="/makers" prefetch={false}>
            Производители
          </Link>{' '}
          / {page.catalogName}
        </nav>
        <h1>
          {page.catalogName} {page.catalogFullNumber}
        </h1>
        <aside>
          {filtersOf(page).map(({ id, text, count }) => (
            <label key={id}>
              <input type="checkbox" name="filter" value={id} /> {text} <span>{count}</span>
            </label>
          ))}
        </aside>
        <table>
          <tbody>
            {page.items.map((offer) => (
              <Offer key={offer.articleId} offer={offer} />
            ))}
          </tbody>
        </table>
      </main>
    </>
  );
}

function Offer({ offer }) {
  return (
    <tr>
      <th scope="row">
        <Link href={hrefOf(offer)} prefetch={false}>
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
        <AddForm multiplicity={offer.multiplicity} quantity={offer.quantity} />
      </td>
    </tr>
  );
}
