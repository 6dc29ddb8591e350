import { createPart, RETURN_PERIOD_DAYS, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';
import { FooterBar } from './Footer.styles.ts';

/** What the shop is and what it promises. */
export const Footer = createPart(function ShopFooter() {
  const t = useTexts(messages);
  return (
    <FooterBar>
      <div className="footer-row">
        <p className="footer-about">{t('about')}</p>
        <ul className="footer-promises">
          <li>{t('payment')}</li>
          <li>{t('returns', { days: RETURN_PERIOD_DAYS })}</li>
        </ul>
        <p className="footer-demo">{t('demo')}</p>
      </div>
    </FooterBar>
  );
});
