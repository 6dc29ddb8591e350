/** What people type for goods in English, and what the catalogue calls it in Russian. The format is that of `search-table.ts`. */
export const GOODS_IN_ENGLISH = `
  buy, price, cheap, best, for, part, parts, spare, spare part, number, vehicle, set of, genuine, original =

  motor oil, engine oil, oil for engine, motoroil = масло моторное
  gear oil, gearbox oil, transmission oil, transmission fluid, trans fluid = масло трансмиссионное
  automatic transmission fluid, atf fluid = atf
  fully synthetic, full synthetic = синтетическое
  antifreeze, anti freeze, engine coolant, radiator fluid = антифриз
  washer fluid, windshield washer fluid, windscreen washer, screenwash, screen wash, wiper fluid = жидкость стеклоомывающая
  brake fluid = жидкость тормозная

  pollen filter, cabin filter, cabin air filter, ac filter, interior filter, hepa filter = фильтр салона
  charcoal, carbon = угольный
  gas filter, petrol filter, diesel filter = фильтр топливный
  transmission filter, gearbox filter = фильтр акпп

  brake rotor, brake rotors, rotor, rotors, brake disk, brake disks, brake disc, disc brake = диск тормозной
  brake pad, brake pads, break pad, disc pads = колодки тормозные
  brake shoe, brake shoes, drum shoes = колодки тормозные барабанные
  brake hose, brake line, flex hose = шланг тормозной
  brake caliper, calliper = суппорт тормозной
  master cylinder = цилиндр тормозной главный
  wheel speed sensor, abs sensor = датчик abs

  sparkplug, spark plug, sparking plug, plugs = свеча зажигания
  glow plug, heater plug = свеча накаливания
  coil pack, ignition coil, spark coil = катушка зажигания
  accumulator, car battery, battery = аккумулятор
  alternator, dynamo = генератор
  starter motor = стартер
  o2 sensor, lambda sensor, lambda probe, oxygen sensor = датчик кислорода
  maf, maf sensor, air mass sensor, airflow meter = расходомер воздуха
  bulb, light bulb, headlight bulb, headlamp bulb = лампа галогенная
  headlamp, head light, front light = фара
  taillight, tail lamp, rear light = фонарь
  wiper, wipers, wiper blade, windscreen wiper, windshield wiper = щетка стеклоочистителя

  strut, struts, damper, shock, shocks, shock absorber = амортизатор
  strut mount, top mount = опора амортизатора
  spring, coil spring = пружина подвески
  wishbone, control arm, a arm = рычаг подвески
  ball joint = опора шаровая
  sway bar link, drop link, stabilizer link, anti roll bar link = стойка стабилизатора
  bushing, bush, silent block, silentblock = сайлентблок
  wheel bearing, hub bearing = подшипник ступицы
  tie rod end, track rod end = наконечник рулевой
  axle joint, driveshaft joint, cv joint = шрус
  cv boot, axle boot = пыльник шруса
  clutch, clutch set = комплект сцепления

  timing kit, cambelt kit = комплект ремня грм
  cambelt, cam belt, timing belt = ремень грм
  serpentine belt, drive belt, fan belt, alternator belt, ribbed belt = ремень поликлиновой
  tensioner, idler, belt tensioner = ролик
  head gasket = прокладка гбц
  valve cover gasket, rocker cover gasket = прокладка клапанной крышки
  oil seal, shaft seal = сальник
  engine mount, motor mount = опора двигателя
  coolant pump, water pump = насос водяной
  radiator, engine radiator = радиатор охлаждения
  heater core, heater matrix = радиатор отопителя
  ac condenser = радиатор кондиционера
  gas pump, petrol pump, fuel pump = насос топливный
  fuel injector, injector = форсунка топливная
  exhaust, silencer, muffler = глушитель
  side mirror, wing mirror, door mirror = зеркало наружное
`;
