import type { Category, CompanyContacts, components, StoreWorkTime } from '@partshop/api-client';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import { ANONYMOUS } from '@partshop/features/core';

/** A client as `clientbaseinfo` returns it. */
export type CurrentUser = components['schemas']['ClientInfo'];

const MOSCOW = 524_901;
const TVER = 480_060;

export const retail: CurrentUser = {
  ClientId: 4021,
  ClientCode: 104_021,
  ClientName: 'Ирина Соколова',
  ClientType: 'Retail',
  CityName: 'Тверь',
  CityId: TVER,
  Bonus: 1250,
  ClientConfig: ANONYMOUS.ClientConfig,
};

export const muscovite: CurrentUser = { ...retail, CityName: 'Москва', CityId: MOSCOW };

export const wholesale: CurrentUser = {
  ...retail,
  ClientId: 515,
  ClientCode: 100_515,
  ClientName: 'ООО «Автодеталь»',
  ClientType: 'Wholesale',
  PayBad: 0,
};

export const debtor: CurrentUser = { ...wholesale, PayBad: 128_400 };

export const seller: CurrentUser = { ...wholesale, ClientId: 616, ClientName: 'Склад «Север»', IsSeller: true };

export const admin: CurrentUser = { ...retail, ClientId: 1, ClientName: 'Администратор', canSwichUser: true };

export const editor: CurrentUser = { ...retail, ClientId: 717, ClientName: 'Анна Кузнецова', localizeEditor: true };

/** An admin switched to a wholesale client. Storybook's clock is at noon of 15 June 2026, UTC. */
export const switched: CurrentUser = {
  ...debtor,
  SwitchedBy: {
    ClientName: 'Администратор',
    Reason: 'Клиент не видит оптовые цены',
    Until: '2026-06-15T12:24:00.000Z',
  },
};

export const contacts: CompanyContacts = {
  companyName: 'ООО «Партшоп»',
  inn: '7700000000',
  ogrn: '1027700000000',
  address: 'Москва, ул. Примерная, д. 1',
  phones: [
    { name: 'Москва', phone: '+7 495 000-00-00' },
    { name: 'Другие города', phone: '8 800 000-00-00' },
  ],
  email: 'shop@example.com',
  storeId: 1,
  isDemo: true,
};

export const workTimes: StoreWorkTime[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  opens: day === 7 ? null : day === 6 ? '10:00' : '09:00',
  closes: day === 7 ? null : day === 6 ? '18:00' : '20:00',
}));

/** The categories with a photograph; the others have a drawing. */
const PHOTOGRAPHS: Readonly<Record<string, string>> = {
  Двигатель: 'timing-belt-kits-a',
  'Тормозная система': 'brake-discs-a',
  Подвеска: 'shock-absorbers-a',
  'Рулевое управление': 'tie-rods-a',
  Охлаждение: 'radiators-a',
  'Топливная система': 'fuel-pumps-a',
  'Выпускная система': 'mufflers-a',
  'Сцепление и трансмиссия': 'clutch-kits-a',
  Электрика: 'alternators-a',
  'Освещение и сигнализация': 'headlights-a',
  'Салон и климат': 'cabin-filters-a',
  'Масла и жидкости': 'motor-oils-a',
  'Щётки стеклоочистителя': 'wiper-blades-a',
  'Масляные фильтры': 'oil-filters-a',
  'Воздушные фильтры': 'air-filters-a',
  'Свечи зажигания': 'spark-plugs-a',
  'Ремни и ролики ГРМ': 'timing-belts-a',
  'Тормозные колодки': 'brake-pads-a',
  'Тормозные диски': 'brake-discs-a',
};

/** A category with goods and without children. */
export function category(categoryId: number, categoryName = `Категория ${categoryId}`): Category {
  const photograph = PHOTOGRAPHS[categoryName];
  const link = `/avtozapchasti/category-${categoryId}`;
  return {
    categoryId,
    categoryName,
    categoryLink: link,
    categoryUrl: `category-${categoryId}`,
    categoryImage: '',
    image: photograph === undefined ? null : pictureOf(photograph),
    isExists: true,
    goodsCount: 12,
    children: [],
  };
}

const TREE: Record<string, readonly string[]> = {
  Двигатель: ['Масляные фильтры', 'Воздушные фильтры', 'Свечи зажигания', 'Ремни и ролики ГРМ', 'Прокладки', 'Опоры'],
  'Тормозная система': ['Тормозные колодки', 'Тормозные диски', 'Суппорты', 'Тормозные шланги'],
  Подвеска: ['Амортизаторы', 'Пружины', 'Рычаги', 'Шаровые опоры', 'Стойки стабилизатора'],
  'Рулевое управление': ['Рулевые тяги', 'Наконечники', 'Рулевые рейки'],
  Охлаждение: ['Радиаторы', 'Термостаты', 'Водяные насосы'],
  'Топливная система': ['Топливные фильтры', 'Топливные насосы', 'Форсунки'],
  'Выпускная система': ['Глушители', 'Катализаторы', 'Лямбда-зонды'],
  'Сцепление и трансмиссия': ['Комплекты сцепления', 'ШРУСы', 'Подшипники ступицы'],
  Электрика: ['Аккумуляторы', 'Генераторы', 'Стартеры', 'Датчики'],
  'Освещение и сигнализация': ['Фары', 'Лампы', 'Задние фонари'],
  'Кузов и стёкла': ['Бамперы', 'Зеркала', 'Крылья'],
  'Салон и климат': ['Салонные фильтры', 'Компрессоры кондиционера'],
  'Масла и жидкости': ['Моторные масла', 'Антифризы', 'Тормозная жидкость'],
  'Щётки стеклоочистителя': [],
  Инструменты: ['Ключи', 'Домкраты'],
  Аксессуары: ['Коврики', 'Чехлы'],
  'Автохимия и уход': ['Очистители тормозов', 'Салфетки'],
};

/** Two levels, more categories than are shown at once, and one that the menu hides. */
export const categories: Category[] = [
  ...Object.entries(TREE).map(([name, children], index) => ({
    ...category(index + 1, name),
    children: children.map((child, position) => category((index + 1) * 100 + position, child)),
  })),
  category(74_849, 'Скрытая категория'),
];
