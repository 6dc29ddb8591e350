import type { LocalisedText, Specification } from './part-category.ts';

type Attribute = { name: LocalisedText; unit?: LocalisedText };

const text = (ru: string, en: string, ar: string): LocalisedText => ({ ru, en, ar });

const attribute = (ru: string, en: string, ar: string, unit?: LocalisedText): Attribute => ({
  name: text(ru, en, ar),
  ...(unit && { unit }),
});

const units = {
  millimetre: text('мм', 'mm', 'مم'),
  bar: text('бар', 'bar', 'بار'),
  volt: text('В', 'V', 'فولت'),
  ampere: text('А', 'A', 'أمبير'),
  watt: text('Вт', 'W', 'واط'),
  kilowatt: text('кВт', 'kW', 'كيلوواط'),
  ampereHour: text('А·ч', 'Ah', 'أمبير ساعة'),
  kelvin: text('К', 'K', 'كلفن'),
  celsius: text('°C', '°C', '°م'),
  kiloohm: text('кОм', 'kΩ', 'كيلو أوم'),
  litrePerHour: text('л/ч', 'l/h', 'لتر/ساعة'),
  litrePerMinute: text('л/мин', 'l/min', 'لتر/دقيقة'),
  litre: text('л', 'l', 'لتر'),
  millilitre: text('мл', 'ml', 'مل'),
  metre: text('м', 'm', 'م'),
  kilogram: text('кг', 'kg', 'كغ'),
};

/** Names of specifications with the units of their values. */
export const attributes = {
  height: attribute('Высота', 'Height', 'الارتفاع', units.millimetre),
  length: attribute('Длина', 'Length', 'الطول', units.millimetre),
  width: attribute('Ширина', 'Width', 'العرض', units.millimetre),
  thickness: attribute('Толщина', 'Thickness', 'السماكة', units.millimetre),
  minimumThickness: attribute('Минимальная толщина', 'Minimum thickness', 'الحد الأدنى للسماكة', units.millimetre),
  diameter: attribute('Диаметр', 'Diameter', 'القطر', units.millimetre),
  outerDiameter: attribute('Наружный диаметр', 'Outer diameter', 'القطر الخارجي', units.millimetre),
  innerDiameter: attribute('Внутренний диаметр', 'Inner diameter', 'القطر الداخلي', units.millimetre),
  centringDiameter: attribute('Диаметр центрирования', 'Centring diameter', 'قطر التمركز', units.millimetre),
  pistonDiameter: attribute('Диаметр поршня', 'Piston diameter', 'قطر المكبس', units.millimetre),
  thread: attribute('Резьба', 'Thread size', 'قياس السن'),
  bypassPressure: attribute('Давление открытия клапана', 'By-pass valve pressure', 'ضغط فتح الصمام', units.bar),
  holes: attribute('Количество отверстий', 'Number of holes', 'عدد الثقوب'),
  teeth: attribute('Количество зубьев', 'Number of teeth', 'عدد الأسنان'),
  innerTeeth: attribute('Число зубьев внутри', 'Inner teeth', 'عدد الأسنان الداخلية'),
  outerTeeth: attribute('Число зубьев снаружи', 'Outer teeth', 'عدد الأسنان الخارجية'),
  absTeeth: attribute('Число зубьев кольца ABS', 'ABS ring teeth', 'عدد أسنان حلقة ABS'),
  ribs: attribute('Количество рёбер', 'Number of ribs', 'عدد الأخاديد'),
  wva: attribute('Номер WVA', 'WVA number', 'رقم WVA'),
  checkCharacter: attribute('Знак допуска', 'Approval mark', 'علامة الاعتماد'),
  rodDiameter: attribute('Диаметр штока', 'Rod diameter', 'قطر الذراع', units.millimetre),
  wireDiameter: attribute('Диаметр прутка', 'Wire diameter', 'قطر السلك', units.millimetre),
  coneSize: attribute('Размер конуса', 'Cone size', 'قياس المخروط', units.millimetre),
  voltage: attribute('Напряжение', 'Voltage', 'الجهد', units.volt),
  current: attribute('Ток', 'Current', 'التيار', units.ampere),
  power: attribute('Мощность', 'Power', 'القدرة', units.watt),
  powerKilowatt: attribute('Мощность', 'Power', 'القدرة', units.kilowatt),
  capacity: attribute('Ёмкость', 'Capacity', 'السعة', units.ampereHour),
  coldCranking: attribute('Пусковой ток (EN)', 'Cold cranking current (EN)', 'تيار الإقلاع (EN)', units.ampere),
  etn: attribute('Код ETN', 'ETN code', 'رمز ETN'),
  polarity: attribute('Полярность', 'Polarity', 'القطبية'),
  lampType: attribute('Тип лампы', 'Lamp type', 'نوع اللمبة'),
  lampBase: attribute('Цоколь', 'Cap', 'القاعدة'),
  colourTemperature: attribute('Цветовая температура', 'Colour temperature', 'حرارة اللون', units.kelvin),
  hexSize: attribute('Размер под ключ', 'Spanner size', 'مقاس المفتاح', units.millimetre),
  electrodeGap: attribute('Зазор', 'Electrode gap', 'فجوة القطب', units.millimetre),
  threadLength: attribute('Длина резьбы', 'Thread length', 'طول السن', units.millimetre),
  openingTemperature: attribute('Температура открытия', 'Opening temperature', 'حرارة الفتح', units.celsius),
  bladeCount: attribute('Количество лопастей', 'Number of blades', 'عدد الريش'),
  coreSize: attribute('Размер сот', 'Core size', 'قياس الشبكة', units.millimetre),
  splines: attribute('Число шлицев', 'Number of splines', 'عدد الأخاديد المسننة'),
  discDiameter: attribute('Диаметр диска', 'Disc diameter', 'قطر القرص', units.millimetre),
  resistance: attribute('Сопротивление', 'Resistance', 'المقاومة', units.kiloohm),
  pins: attribute('Количество контактов', 'Number of pins', 'عدد الأطراف'),
  cableLength: attribute('Длина кабеля', 'Cable length', 'طول الكابل', units.millimetre),
  pressure: attribute('Давление', 'Pressure', 'الضغط', units.bar),
  flow: attribute('Производительность', 'Delivery rate', 'معدل التدفق', units.litrePerHour),
  viscosity: attribute('Вязкость SAE', 'SAE viscosity', 'لزوجة SAE'),
  api: attribute('Класс API', 'API class', 'تصنيف API'),
  acea: attribute('Класс ACEA', 'ACEA class', 'تصنيف ACEA'),
  ilsac: attribute('Класс ILSAC', 'ILSAC class', 'تصنيف ILSAC'),
  volume: attribute('Объём', 'Volume', 'الحجم', units.litre),
  weight: attribute('Масса', 'Weight', 'الوزن', units.kilogram),
  dot: attribute('Класс DOT', 'DOT class', 'تصنيف DOT'),
  boilingPoint: attribute('Температура кипения', 'Boiling point', 'درجة الغليان', units.celsius),
  freezingPoint: attribute('Температура замерзания', 'Freezing point', 'درجة التجمد', units.celsius),
  standard: attribute('Стандарт', 'Standard', 'المعيار'),
  pieces: attribute('Штук в упаковке', 'Pieces in the pack', 'عدد القطع في العبوة'),
  oilBase: attribute('Основа', 'Base', 'الأساس'),
  caseSize: attribute('Размер корпуса, Д×Ш×В', 'Case size, L×W×H', 'مقاس الهيكل، ط×ع×ا', units.millimetre),
  technology: attribute('Технология', 'Technology', 'التقنية'),
  light: attribute('Исполнение', 'Version', 'الإصدار'),
  place: attribute('Назначение', 'Use', 'الاستخدام'),
  form: attribute('Готовность', 'Form', 'الحالة'),
  colour: attribute('Цвет', 'Colour', 'اللون'),
  season: attribute('Сезон', 'Season', 'الموسم'),
  frame: attribute('Каркас', 'Frame', 'الإطار'),
  connector: attribute('Крепление', 'Connector', 'التثبيت'),
  airFlow: attribute('Производительность', 'Air flow', 'تدفق الهواء', units.litrePerMinute),
  hose: attribute('Длина шланга', 'Hose length', 'طول الخرطوم', units.metre),
  drawnCurrent: attribute('Потребляемый ток', 'Current draw', 'التيار المسحوب', units.ampere),
  supply: attribute('Подключение', 'Power supply', 'مصدر الطاقة'),
  content: attribute('Объём', 'Volume', 'الحجم', units.millilitre),
  pack: attribute('Упаковка', 'Pack', 'العبوة'),
  purpose: attribute('Для чего', 'For', 'الغرض'),
  wipes: attribute('Салфеток', 'Wipes', 'عدد المناديل'),
  kitStandard: attribute('Состав по', 'Contents to', 'المحتوى وفق'),
  shelfLife: attribute('Срок годности', 'Shelf life', 'مدة الصلاحية'),
  kitCase: attribute('Футляр', 'Case', 'الحقيبة'),
  toolKind: attribute('Вид', 'Kind', 'النوع'),
  toolPieces: attribute('Предметов', 'Pieces', 'عدد القطع'),
  drive: attribute('Квадрат', 'Drive', 'مقاس المربع'),
} as const satisfies Record<string, Attribute>;

export type AttributeName = keyof typeof attributes;

/**
 * `specification('height', 79)` is `{ name: { ru: 'Высота', … }, value: 79, unit: { ru: 'мм', … } }`. The value is a number where it
 * has a unit and is one number: not `60/55` W.
 */
export function specification(name: AttributeName, value: number | string | LocalisedText): Specification {
  const known: Attribute = attributes[name];
  if (typeof value === 'object') return { ...known, value };
  const number = Number(value);
  return { ...known, value: known.unit && !Number.isNaN(number) ? number : String(value) };
}
