import type { CompanyContacts, StoreWorkTime } from '@partshop/api-client';

export const contacts: CompanyContacts = {
  companyName: 'ООО «Партшоп»',
  inn: '7700000000',
  ogrn: '1027700000000',
  address: 'Москва, Складочная ул., 1',
  phones: [{ name: 'Магазин', phone: '+7 495 000-00-00' }],
  email: 'shop@example.com',
  storeId: 1,
  isDemo: true,
};

/** Nine to eight, closed on Sundays. */
export const everyDay: StoreWorkTime[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  opens: day === 7 ? null : '09:00',
  closes: day === 7 ? null : '20:00',
}));
