import { useSelector } from 'react-redux';
import {
  CURRENCIES,
  DataText,
  DEFAULT_CART_VIEW,
  localeOf,
  selectClient,
  selectOwnLanguage,
  selectShowsLanguages,
  TRANSLATED_LANGUAGES,
  useCurrency,
  useHref,
  useLocale,
  useTexts,
} from '@partshop/features/core';
import { OFFER_ORDERS, offerViewMessages } from '@partshop/features/price-table';
import { paths } from '@partshop/features/shared';
import { Link, RadioGroup, SelectField } from '@partshop/ui';
import type { SettingsAnswer } from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';
import { SettingsPart } from './SettingsPart.tsx';

/** How goods and prices are shown: view, order, currency, language; and the city, which has a page of its own. */
export function ShopSettings({ first }: { first: SettingsAnswer | undefined }) {
  const t = useTexts(messages);
  const tView = useTexts(offerViewMessages);
  const { format } = useLocale();
  const { IsTableMod, SearchGoodOrderType } = useSelector(selectClient).ClientConfig;
  const currency = useCurrency();
  const names = new Intl.DisplayNames(format, { type: 'currency' });
  return (
    <SettingsPart name="shop" title={t('shopTitle')} text={t('shopText')} first={first} after={<City />}>
      <RadioGroup
        name="view"
        label={tView('view')}
        isInline
        defaultValue={IsTableMod ? 'table' : DEFAULT_CART_VIEW}
        items={[
          { value: DEFAULT_CART_VIEW, label: tView('viewBox') },
          { value: 'table', label: tView('viewTable') },
        ]}
      />
      <SelectField
        name="order"
        label={tView('orderBy')}
        defaultValue={String(SearchGoodOrderType)}
        items={OFFER_ORDERS.map(({ order, text }) => ({ value: String(order), label: tView(text) }))}
      />
      <RadioGroup
        name="currency"
        label={t('currency')}
        isInline
        defaultValue={currency}
        items={CURRENCIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      />
      <Languages />
    </SettingsPart>
  );
}

/** The languages that the shop is translated into, each by its own name; nothing where the site shows none. */
function Languages() {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  const own = useSelector(selectOwnLanguage) ?? textLang;
  if (!useSelector(selectShowsLanguages)) return null;
  return (
    <SelectField
      name="language"
      label={t('language')}
      hint={t('languageHint')}
      defaultValue={own}
      items={TRANSLATED_LANGUAGES.map((code) => ({ value: code, label: localeOf(code).name }))}
      translate="no"
    />
  );
}

function City() {
  const t = useTexts(messages);
  const href = useHref();
  const { CityName } = useSelector(selectClient);
  return (
    <div className="part-line">
      <p>
        <span className="part-name">{t('city')}</span>
        <span>{CityName === undefined ? t('noCity') : <DataText>{CityName}</DataText>}</span>
        <small>{t('cityHint')}</small>
      </p>
      <Link
        href={`${href(paths.city.to())}?target=${encodeURIComponent(paths.settings.to())}`}
        data-popup="city"
        variant="standalone"
      >
        {t('changeCity')}
      </Link>
    </div>
  );
}
