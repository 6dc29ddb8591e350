import type { CarOption } from './car-options.ts';
import type { CarPickerTexts } from './CarPickerList.tsx';
import type { CarPickerStep } from './CarPickerSteps.tsx';

const POPULAR = ['Lada', 'Kia', 'Hyundai', 'Toyota', 'Volkswagen', 'Škoda', 'Renault'];

const NAMES =
  'Acura, Alfa Romeo, Audi, BMW, Cadillac, Changan, Chery, Chevrolet, Citroën, Daewoo, Dodge, Fiat, Ford, Geely, Haval, Honda, Hyundai, ' +
  'Infiniti, Jaguar, Jeep, Kia, Lada, Land Rover, Lexus, Mazda, Mercedes-Benz, Mini, Mitsubishi, Nissan, Opel, Peugeot, Porsche, Renault, ' +
  'SEAT, Škoda, SsangYong, Subaru, Suzuki, Toyota, Volkswagen, Volvo, ГАЗ, ЗАЗ, Москвич, УАЗ';

const RUSSIAN: Partial<Record<string, string>> = {
  Škoda: 'шкода',
  Lada: 'лада, ваз, жигули',
  Volkswagen: 'фольксваген',
  Citroën: 'ситроен',
};

export const brands: CarOption[] = NAMES.split(', ').map((label) => ({
  value: label,
  label,
  href: `#${label}`,
  isPopular: POPULAR.includes(label),
  keywords: RUSSIAN[label],
}));

export const series: CarOption[] = [
  ['Citigo', '2011–2020'],
  ['Fabia', '1999–2026'],
  ['Felicia', '1994–2001'],
  ['Karoq', '2017–2026'],
  ['Kodiaq', '2016–2026'],
  ['Octavia', '1996–2026'],
  ['Rapid', '2012–2022'],
  ['Roomster', '2006–2015'],
  ['Superb', '2001–2026'],
  ['Yeti', '2009–2018'],
].map(([label = '', description = '']) => ({ value: label, label, description, isPopular: label === 'Octavia' }));

export const models: CarOption[] = [
  { value: 'a7', label: 'Octavia III лифтбек (5E3)', description: '2012–2020', group: 'Octavia III' },
  { value: 'a7c', label: 'Octavia III универсал (5E5)', description: '2012–2020', group: 'Octavia III' },
  { value: 'a5', label: 'Octavia II лифтбек (1Z3)', description: '2004–2013', group: 'Octavia II' },
  { value: 'a5c', label: 'Octavia II универсал (1Z5)', description: '2004–2013', group: 'Octavia II' },
  { value: 'a4', label: 'Octavia Tour (1U2)', description: '1996–2010', group: 'Octavia I' },
];

export const engines: CarOption[] = [
  { value: 'chpa', label: '1.4 TSI (CHPA)', description: '2012–2018 · 103 кВт', group: 'Бензин' },
  { value: 'czda', label: '1.4 TSI (CZDA)', description: '2014–2020 · 110 кВт', group: 'Бензин' },
  { value: 'cjsa', label: '1.8 TSI (CJSA)', description: '2012–2018 · 132 кВт', group: 'Бензин' },
  { value: 'crkb', label: '1.6 TDI (CRKB)', description: '2012–2017 · 81 кВт', group: 'Дизель' },
];

export const steps: CarPickerStep[] = [
  { id: 'brand', label: 'Марка', searchLabel: 'Найти марку' },
  { id: 'series', label: 'Серия', searchLabel: 'Найти серию' },
  { id: 'model', label: 'Модель', searchLabel: 'Найти модель' },
  { id: 'engine', label: 'Двигатель', searchLabel: 'Найти двигатель' },
];

const chosen = ['Škoda', 'Octavia', 'Octavia III лифтбек (5E3)', '1.4 TSI (CHPA)'];

/** The four steps, with the first `done` of them completed. */
export function stepsAfter(done: number): CarPickerStep[] {
  return steps.map((step, index) => (index < done ? { ...step, value: { label: chosen[index] ?? '' } } : step));
}

export const texts: CarPickerTexts = {
  edit: 'изменить',
  popular: 'Популярные',
  letters: 'По буквам',
  pending: 'Загружаем список',
  empty: 'Для этой машины пока нет данных',
  notFound: 'Ничего не нашлось. Проверьте написание или выберите по букве.',
  found: (count) => `Найдено: ${count}`,
};
