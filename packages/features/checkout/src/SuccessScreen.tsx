import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, EmptyState, Search } from '@partshop/ui';
import { orders } from './orders.loadable.ts';
import { dropDraft } from './checkout-draft.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { messages } from './success.messages.ts';
import { Root } from './success.styles.ts';

/** /is-success/{number}: the order, for those who placed it or proved its phone; for others a page without details (D21). */
export function SuccessScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const { number = '' } = useParams();
  const loadable = useSelector((state: CoreState) => orders.select(state, number));
  const order = loadable.status === 'loaded' ? loadable.data : undefined;
  const isOwn = order !== undefined;

  useEffect(() => {
    if (isOwn) dropDraft();
  }, [isOwn]);

  return (
    <Root>
      {order ? (
        <OrderDetails order={order} />
      ) : (
        <EmptyState
          headingAs="h1"
          title={t('neutral')}
          icon={<Search />}
          actions={
            <>
              <ButtonLink href={href(paths.findOrder.to(number))} variant="primary">
                {t('findOrder')}
              </ButtonLink>
              <ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>
            </>
          }
        >
          <p>{t('neutralText')}</p>
        </EmptyState>
      )}
    </Root>
  );
}
