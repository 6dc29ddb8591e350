import type { City, CityLink, CityPage, CityPoint, ClientInfo, DeliveryRegion } from '@partshop/api-client';

const russian = (
  id: number,
  name: string,
  region: string,
  [latitude, longitude]: readonly [number, number],
  points: number,
): City => ({ id, name, region, countryCode: 1, countryName: 'Россия', latitude, longitude, points });

export const moscow = russian(524_901, 'Москва', 'Москва', [55.7522, 37.6156], 7);
export const kazan = russian(551_487, 'Казань', 'Татарстан', [55.7887, 49.1221], 3);
const petersburg = russian(498_817, 'Санкт-Петербург', 'Санкт-Петербург', [59.9386, 30.3141], 4);

export const largest: City[] = [
  moscow,
  petersburg,
  russian(1_496_747, 'Новосибирск', 'Новосибирская область', [55.0415, 82.9346], 2),
  russian(1_486_209, 'Екатеринбург', 'Свердловская область', [56.8519, 60.6122], 2),
  kazan,
  russian(520_555, 'Нижний Новгород', 'Нижегородская область', [56.3287, 44.002], 2),
  russian(1_508_291, 'Челябинск', 'Челябинская область', [55.154, 61.4291], 1),
  russian(1_502_026, 'Красноярск', 'Красноярский край', [56.0184, 92.8672], 1),
  russian(499_099, 'Самара', 'Самарская область', [53.2001, 50.15], 1),
  russian(479_561, 'Уфа', 'Башкортостан', [54.7431, 55.9678], 1),
  russian(501_175, 'Ростов-на-Дону', 'Ростовская область', [47.2313, 39.7233], 2),
  russian(542_420, 'Краснодар', 'Краснодарский край', [45.0448, 38.976], 0),
];

const kamensk = russian(1_504_382, 'Каменск-Уральский', 'Свердловская область', [56.4185, 61.9329], 0);
export const zelenodolsk = russian(463_343, 'Зеленодольск', 'Татарстан', [55.8466, 48.5011], 1);
const karaganda: City = {
  id: 609_655,
  name: 'Караганда',
  region: 'Карагандинская область',
  countryCode: 4,
  countryName: 'Казахстан',
  latitude: 49.8019,
  longitude: 73.1021,
  points: 0,
};

/** Cities whose names begin with «ка». */
export const ka: City[] = [kazan, kamensk, karaganda];

/** Cities near Kazan, the nearest first. */
export const aroundKazan: City[] = [
  kazan,
  zelenodolsk,
  russian(462_745, 'Йошкар-Ола', 'Марий Эл', [56.6388, 47.8908], 0),
  russian(569_696, 'Чебоксары', 'Чувашия', [56.1322, 47.2519], 1),
  russian(479_123, 'Ульяновск', 'Ульяновская область', [54.3282, 48.3866], 1),
];

export const longNames: City[] = [
  russian(
    900_001,
    'Посёлок имени Двадцать Второго Партийного Съезда Нижневартовский',
    'Ханты-Мансийский автономный округ — Югра, Нижневартовский муниципальный район',
    [60.93, 76.55],
    1,
  ),
  { ...karaganda, id: 900_002, name: 'Лланвайрпуллгуингиллгогерихуирндробуллллантисилиогогогох', points: 12 },
];

const point = (
  id: number,
  name: string,
  address: string,
  [latitude, longitude]: readonly [number, number],
): CityPoint => ({
  id,
  cityId: kazan.id,
  city: kazan.name,
  name,
  address,
  hours: 'Ежедневно 9:00–21:00',
  latitude,
  longitude,
  isDemo: true,
});

export const kazanPoints: CityPoint[] = [
  point(41, 'Мира', 'ул. Мира, 87', [55.8321, 49.1689]),
  point(42, 'Победы', 'проспект Победы, 159', [55.7621, 49.2263]),
  point(43, 'Декабристов', 'ул. Декабристов, 133', [55.8262, 49.0871]),
];

const region = (
  name: string,
  cities: number,
  points: number,
  daysMin: number,
  daysMax: number,
  countryCode = 1,
): DeliveryRegion => ({
  name,
  countryCode,
  cities,
  points,
  daysMin,
  daysMax,
});

export const regions: DeliveryRegion[] = [
  region('Башкортостан', 8, 1, 3, 5),
  region('Москва', 1, 7, 0, 0),
  region('Новосибирская область', 6, 2, 5, 8),
  region('Свердловская область', 14, 2, 4, 6),
  region('Татарстан', 9, 4, 2, 4),
  region('Австралия', 5, 0, 28, 29, 28),
];

/** The current user after choosing Kazan. */
export const inKazan = {
  CityName: kazan.name,
  CityId: kazan.id,
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
} satisfies ClientInfo;

const linkOf = (city: City, url: string): CityLink => ({
  id: city.id,
  name: city.name,
  region: city.region,
  countryCode: city.countryCode,
  points: city.points,
  linkUrl: `/city/${url}-${city.id}`,
});

/** The cities with pages of their own. */
export const cityLinks: CityLink[] = [
  linkOf(zelenodolsk, 'zelenodolsk'),
  linkOf(kazan, 'kazan'),
  linkOf(moscow, 'moscow'),
  linkOf(petersburg, 'saint-petersburg'),
];

export const kazanPage: CityPage = { ...linkOf(kazan, 'kazan'), pickupPoints: kazanPoints, wayDays: 3 };

/** The city of the warehouse. */
export const moscowPage: CityPage = {
  ...linkOf(moscow, 'moscow'),
  pickupPoints: [{ ...kazanPoints[0], id: 51, cityId: moscow.id, city: moscow.name, isDemo: false }] as CityPoint[],
  wayDays: 0,
};
