/** The demo's company. It is invented: the numbers have valid checksums and belong to no real region. */
export const demoCompany = {
  companyName: {
    ru: 'ООО «Партшоп Демо»',
    en: 'Partshop Demo LLC',
    ar: 'شركة بارتشوب ديمو ذ.م.م',
  },
  inn: '0077990015',
  ogrn: '1260000000127',
  address: {
    ru: '115088, Москва, 2-й Южнопортовый проезд, д. 27, стр. 4',
    en: '27 bld. 4, 2nd Yuzhnoportovy proezd, Moscow 115088, Russia',
    ar: '27 مبنى 4، ممر يوجنوبورتوفي الثاني، موسكو 115088، روسيا',
  },
  email: 'hello@partshop.example',
  storeId: 1,
  workTimes: [1, 2, 3, 4, 5, 6, 7].map((day) =>
    day === 7 ? { day, opens: null, closes: null } : { day, opens: '09:00', closes: day === 6 ? '18:00' : '21:00' },
  ),
  isDemo: true,
};
