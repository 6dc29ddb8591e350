/** What people type for goods in German, and what the catalogue calls it in Russian. The format is that of `search-table.ts`. */
export const GOODS_IN_GERMAN = `
  kaufen, preis, günstig, für, auto, kfz, ersatzteil, ersatzteile, teil, teile, nummer, teilenummer, set =
  vorne, vorn, vorderachse, vorderer = передний
  hinten, hinterachse, hinterer = задний
  links, linke, linker = левый
  rechts, rechte, rechter = правый

  motoröl, motorenöl, motoroel = масло моторное
  getriebeöl, automatiköl = масло трансмиссионное
  vollsynthetisch = синтетическое
  teilsynthetisch = полусинтетическое
  frostschutz, frostschutzmittel, kühlflüssigkeit, kühlmittel, kühlerfrostschutz = антифриз
  bremsflüssigkeit = жидкость тормозная
  scheibenreiniger, scheibenwaschmittel, wischwasser, scheibenfrostschutz = жидкость стеклоомывающая

  ölfilter, oelfilter = фильтр масляный
  luftfilter = фильтр воздушный
  innenraumfilter, pollenfilter, kabinenfilter, klimafilter = фильтр салона
  aktivkohle, aktivkohlefilter = угольный
  kraftstofffilter, benzinfilter, dieselfilter, spritfilter = фильтр топливный
  getriebefilter, getriebeölfilter = фильтр акпп
  filter = фильтр

  bremsbelag, bremsbeläge, bremsklotz, bremsklötze, scheibenbremsbeläge, bremsen = колодки тормозные
  bremsscheibe, bremsscheiben = диск тормозной
  bremstrommel, bremstrommeln = барабан тормозной
  bremsbacke, bremsbacken, trommelbremse = колодки тормозные барабанные
  bremssattel, bremssättel = суппорт тормозной
  bremsschlauch, bremsschläuche = шланг тормозной
  hauptbremszylinder = цилиндр тормозной главный
  raddrehzahlsensor, drehzahlsensor = датчик abs

  zündkerze, zündkerzen = свеча зажигания
  glühkerze, glühkerzen = свеча накаливания
  zündspule, zündspulen = катушка зажигания
  autobatterie, batterie, starterbatterie, akku = аккумулятор
  lichtmaschine, generator = генератор
  anlasser, starter = стартер
  lambdasonde, lambdasonden = датчик кислорода
  luftmassenmesser = расходомер воздуха
  glühlampe, glühbirne, scheinwerferlampe, halogenlampe = лампа
  scheinwerfer, frontscheinwerfer = фара
  rückleuchte, rücklicht, heckleuchte = фонарь
  scheibenwischer, wischerblatt, wischerblätter, wischer = щетка стеклоочистителя
  aussenspiegel, außenspiegel, seitenspiegel = зеркало наружное

  stoßdämpfer, federbein, dämpfer = амортизатор
  domlager, federbeinlager = опора амортизатора
  feder, fahrwerksfeder, schraubenfeder = пружина подвески
  querlenker, lenker, dreieckslenker = рычаг подвески
  traggelenk, kugelgelenk = опора шаровая
  koppelstange, koppelstangen, stabilisatorstrebe, pendelstütze = стойка стабилизатора
  querlenkerbuchse, buchse, silentlager, querlenkerlager = сайлентблок
  radlager, radlagersatz = подшипник ступицы
  spurstangenkopf, spurstangenköpfe = наконечник рулевой
  spurstange, axialgelenk = тяга рулевая
  antriebsgelenk, gleichlaufgelenk, antriebswelle = шрус
  achsmanschette, manschette = пыльник шруса
  kupplung, kupplungssatz, kupplungskit = комплект сцепления

  zahnriemen, steuerriemen = ремень грм
  zahnriemensatz, zahnriemenkit = комплект ремня грм
  keilrippenriemen, keilriemen, rippenriemen = ремень поликлиновой
  spannrolle, riemenspanner = ролик натяжной
  umlenkrolle = ролик обводной
  zylinderkopfdichtung = прокладка гбц
  ventildeckeldichtung = прокладка клапанной крышки
  simmerring, wellendichtring = сальник
  motorlager = опора двигателя
  wasserpumpe, kühlmittelpumpe = насос водяной
  thermostat = термостат
  kühler, wasserkühler, motorkühler = радиатор охлаждения
  heizungskühler, wärmetauscher = радиатор отопителя
  klimakondensator, klimakühler = радиатор кондиционера
  kraftstoffpumpe, benzinpumpe = насос топливный
  einspritzdüse, einspritzventil, injektor = форсунка топливная
  auspuff, endschalldämpfer, schalldämpfer = глушитель
`;
