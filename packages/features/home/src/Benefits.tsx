import { RETURN_PERIOD_DAYS, useTexts } from '@partshop/features/core';
import { Package, Truck, Undo } from '@partshop/ui';
import { messages } from './home.messages.ts';

/** The retail info blocks of §2; wholesale clients do not see them. */
export function Benefits() {
  const t = useTexts(messages);
  const blocks = [
    { icon: <Truck />, title: t('delivery'), text: t('deliveryText') },
    { icon: <Package />, title: t('payment'), text: t('paymentText') },
    { icon: <Undo />, title: t('returns', { days: RETURN_PERIOD_DAYS }), text: t('returnsText') },
  ];
  return (
    <ul className="benefits" aria-label={t('benefitsTitle')}>
      {blocks.map(({ icon, title, text }) => (
        <li key={title}>
          {icon}
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
