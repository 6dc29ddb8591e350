import { useSelector } from 'react-redux';
import { createFragment, RETURN_PERIOD_DAYS, selectSeesRetailBlocks, useTexts } from '@partshop/features/core';
import { Package, Truck, Undo } from '@partshop/ui';
import { messages } from './retail.messages.ts';
import { Blocks } from './retail.styles.ts';

/** The retail info blocks of §2; nothing for wholesale clients. Needs the texts `retailMessages`. */
export function RetailBlocks() {
  return useSelector(selectSeesRetailBlocks) ? <AllBlocks /> : null;
}

/** Cached. */
const AllBlocks = createFragment(function RetailBlocksOfShop() {
  const t = useTexts(messages);
  const blocks = [
    { icon: <Truck />, title: t('delivery'), text: t('deliveryText') },
    { icon: <Package />, title: t('payment'), text: t('paymentText') },
    { icon: <Undo />, title: t('returns', { days: RETURN_PERIOD_DAYS }), text: t('returnsText') },
  ];
  return (
    <Blocks aria-label={t('benefitsTitle')}>
      {blocks.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </Blocks>
  );
});
