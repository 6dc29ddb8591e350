import { useSelector } from 'react-redux';
import {
  createFragment,
  DataText,
  RETURN_PERIOD_DAYS,
  selectSeesRetailBlocks,
  useHref,
  useTexts,
} from '@partshop/features/core';
import { isOpenPage, openLinks, paths } from '@partshop/features/shared';
import { Package, Undo } from '@partshop/ui';
import { readFooterFacts, selectFooterFacts } from './footer-facts.ts';
import { FooterContacts } from './FooterContacts.tsx';
import { FooterBar } from './Footer.styles.ts';
import { messages } from './layout.messages.ts';
import { ownLinks } from './shop-links.ts';

const columns = () =>
  [
    {
      name: 'forBuyers',
      links: [
        ...ownLinks(),
        { name: 'delivery', path: paths.delivery.to() },
        { name: 'guarantee', path: paths.guarantee.to() },
        { name: 'refund', path: paths.refund.to() },
        { name: 'bonusClub', path: paths.bonusClub.to() },
      ],
    },
    {
      name: 'forPartners',
      links: [
        { name: 'becomeSupplier', path: paths.becomeSupplier.to() },
        { name: 'aboutShop', path: paths.about.to() },
        { name: 'shops', path: paths.shops.to() },
        { name: 'contacts', path: paths.contacts.to() },
        { name: 'articles', path: paths.articles.to() },
      ],
    },
  ] as const;

/** The columns with the links whose pages exist. */
const openColumns = () =>
  columns()
    .map(({ name, links }) => ({ name, links: openLinks<(typeof links)[number]>(links) }))
    .filter(({ links }) => links.length > 0);

/** The footer (§2): the shop, its promises, its pages and its contacts. */
export function Footer() {
  return <ShopFooter showsPromises={useSelector(selectSeesRetailBlocks)} facts={useSelector(selectFooterFacts)} />;
}

const ShopFooter = createFragment<{ showsPromises: boolean; facts: string }>(function FooterOfShop({
  showsPromises,
  facts,
}) {
  const t = useTexts(messages);
  const href = useHref();
  const { companyName, inn, ogrn, ...contacts } = readFooterFacts(facts);
  return (
    <FooterBar>
      <div className="footer-columns">
        <div className="footer-about">
          <p className="footer-lead">{t('aboutText')}</p>
          {showsPromises ? (
            <ul className="footer-promises">
              <li>
                <Package />
                {t('payment')}
              </li>
              <li>
                <Undo />
                {t('returns', { days: RETURN_PERIOD_DAYS })}
              </li>
            </ul>
          ) : null}
        </div>
        {openColumns().map((column) => (
          <nav key={column.name} aria-labelledby={`footer-${column.name}`}>
            <h2 id={`footer-${column.name}`}>{t(column.name)}</h2>
            <ul className="footer-links">
              {column.links.map(({ name, path }) => (
                <li key={name}>
                  <a href={href(path)}>{t(name)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContacts {...contacts} />
      </div>
      <div className="footer-end">
        {companyName === '' ? null : (
          <p>
            <DataText>{companyName}</DataText>
            {inn === '' ? null : <span> · {t('inn', { inn })}</span>}
            {ogrn === '' ? null : <span> · {t('ogrn', { ogrn })}</span>}
          </p>
        )}
        <p className="footer-small">
          {isOpenPage(paths.accessibility.to()) ? (
            <a className="ps-touch" href={href(paths.accessibility.to())}>
              {t('accessibility')}
            </a>
          ) : null}
          <a className="footer-consent ps-touch" href={href(paths.paperwork.to())} data-consent="">
            {t('consent')}
          </a>
        </p>
      </div>
    </FooterBar>
  );
});
