import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SELLER_QUEUES, type SellerOffice } from '@partshop/api-client';
import { Frame, FrameLinks } from '@partshop/features/account';
import { DataText, selectClient, useHere, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { openGroups, sellerPanelMessages } from '@partshop/features/seller-panel';
import { Badge } from '@partshop/ui';
import { queuePath } from '../queues/queue-path.ts';
import { offices } from '../seller.loadables.ts';
import { messages } from './frame.messages.ts';
import { SellerHead, SellerSide } from './frame.styles.ts';

/** A page of the seller's area: who sells and how it goes, and the ways to the other pages; above it on phones. */
export function SellerFrame({ children }: { children: ReactNode }) {
  const t = useTexts(messages);
  const tPanel = useTexts(sellerPanelMessages);
  const href = useHref();
  const { pathname } = useHere();
  const client = useSelector(selectClient);
  const known = useSelector((state: CoreState) => offices.select(state, undefined));
  const office = 'data' in known ? known.data : undefined;
  return (
    <Frame data-ui="SellerFrame">
      <SellerSide>
        {office ? <Head office={office} /> : null}
        <FrameLinks label={t('links')}>
          {openGroups(client).map((group) => (
            <li key={group.name} className="frame-group">
              <span className="frame-heading" id={`links-${group.name}`}>
                {tPanel(group.name)}
              </span>
              <ul aria-labelledby={`links-${group.name}`}>
                {group.links.map(({ name, path }) => (
                  <li key={path}>
                    <a href={href(path)} aria-current={path === pathname ? 'page' : undefined}>
                      {tPanel(name)}
                      <Count office={office} path={path} />
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </FrameLinks>
      </SellerSide>
      <div className="frame-page">{children}</div>
    </Frame>
  );
}

function Head({ office: { name, queues, priceLists } }: { office: SellerOffice }) {
  const t = useTexts(messages);
  const isLate = Object.values(queues).some(({ late }) => late > 0);
  const isStale = priceLists.some((list) => list.isStale);
  return (
    <SellerHead>
      <strong>
        <DataText>{name}</DataText>
      </strong>
      <Badge tone={isLate ? 'critical' : isStale ? 'attention' : 'positive'}>
        {t(isLate ? 'late' : isStale ? 'stale' : 'fine')}
      </Badge>
    </SellerHead>
  );
}

/** How many items wait in the queue of a link. */
function Count({ office, path }: { office: SellerOffice | undefined; path: string }) {
  const queue = SELLER_QUEUES.find((one) => queuePath(one) === path);
  const items = queue ? (office?.queues[queue].items ?? 0) : 0;
  return items > 0 ? <span className="frame-count">{items}</span> : null;
}
