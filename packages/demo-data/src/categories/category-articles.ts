import type { LocalisedText } from './part-category.ts';

/** The title of a parent category's page, and its article as HTML. */
export type CategoryArticle = { title: LocalisedText; article: LocalisedText };

/** By the URL segments of the parents. Each article has more than the 500 visible characters from which it is shown. */
export const categoryArticles: Readonly<Record<string, CategoryArticle>> = {
  filters: {
    title: {
      ru: 'Фильтры: масляные, воздушные, салонные, топливные',
      en: 'Filters: oil, air, cabin, fuel',
      ar: 'الفلاتر: الزيت والهواء والمقصورة والوقود',
    },
    article: {
      ru: `<h2>Когда менять фильтры</h2><p>Масляный фильтр меняют вместе с маслом: старый отдаст новому маслу всю грязь, которую собрал. Воздушный забивается пылью, и двигатель получает меньше воздуха: расход растёт, тяга падает. Салонный фильтр задерживает пыль и пыльцу; если стёкла стали запотевать, начните с него. Топливный бережёт форсунки, у дизеля ещё и отделяет воду.</p><h2>Как подобрать</h2><p>Фильтры одного размера бывают с разной резьбой и разным давлением перепускного клапана, поэтому смотрите не на вид, а на номер. Выберите автомобиль, и мы покажем подходящие. Угольный салонный фильтр, кроме пыли, задерживает запахи; обычный дешевле и служит столько же.</p>`,
      en: `<h2>When to change filters</h2><p>Change the oil filter together with the oil: an old one gives the new oil all the dirt that it has collected. An air filter fills with dust, and the engine gets less air: it uses more fuel and pulls less. The cabin filter stops dust and pollen; if the windows have begun to mist up, start with it. The fuel filter protects the injectors, and in a diesel it separates water too.</p><h2>How to choose</h2><p>Filters of one size differ in thread and in the pressure of the bypass valve, so go by the number, not by the look. Choose your car, and we show those that fit. A cabin filter with carbon stops smells besides dust; a plain one costs less and lasts as long.</p>`,
      ar: `<h2>متى تُغيَّر الفلاتر</h2><p>يُغيَّر فلتر الزيت مع الزيت نفسه، لأن الفلتر القديم يعيد إلى الزيت الجديد كل ما جمعه من أوساخ. يمتلئ فلتر الهواء بالغبار فيصل إلى المحرك هواء أقل، ويزيد استهلاك الوقود ويضعف العزم. يحجز فلتر المقصورة الغبار وحبوب اللقاح، فإذا صار الزجاج يتغطى بالبخار فابدأ به. أما فلتر الوقود فيحمي البخاخات، وفي محرك الديزل يفصل الماء أيضًا.</p><h2>كيف تختار</h2><p>قد تتساوى الفلاتر في الحجم وتختلف في سن اللولب أو في ضغط صمام التجاوز، لذلك اعتمد على الرقم لا على الشكل. اختر سيارتك وسنعرض لك ما يناسبها. فلتر المقصورة الكربوني يحجز الروائح إلى جانب الغبار، والعادي أرخص منه ويخدم المدة نفسها.</p>`,
    },
  },
  brakes: {
    title: {
      ru: 'Тормозная система: колодки, диски, суппорты',
      en: 'Brakes: pads, discs, calipers',
      ar: 'نظام الفرامل: الفحمات والأقراص والملاقط',
    },
    article: {
      ru: `<h2>Что меняют вместе</h2><p>Колодки меняют сразу на обеих сторонах оси: иначе автомобиль при торможении поведёт в сторону. Диски тоже меняют парой и вместе с ними ставят новые колодки: старые притёрты к прежнему диску. Наименьшая допустимая толщина выбита на самом диске; если он тоньше или на нём бортик по краю, протачивать уже поздно.</p><h2>На что смотреть при выборе</h2><p>У одной модели бывают тормоза разных размеров: они зависят от двигателя и от исполнения. Если колодки бывают с датчиком износа и без него, мы спросим об этом. Первые двести-триста километров тормозите плавно: колодкам нужно притереться. Тормозную жидкость меняют раз в два года, даже если её уровень не падает: она впитывает воду.</p>`,
      en: `<h2>What is changed together</h2><p>Pads are changed on both sides of an axle at once, or the car pulls to one side when it brakes. Discs are changed in pairs too, with new pads: the old ones have worn to the shape of the old disc. The least thickness allowed is stamped on the disc itself; if it is thinner, or has a lip at its edge, it is too late to machine it.</p><h2>What to look at</h2><p>One model may have brakes of several sizes: they depend on the engine and the version. Where pads come with and without a wear sensor, we ask. Brake gently for the first two or three hundred kilometres, until the pads have bedded in. Brake fluid is changed every two years even if its level does not fall, because it takes up water.</p>`,
      ar: `<h2>ما الذي يُغيَّر معًا</h2><p>تُغيَّر الفحمات على جانبي المحور في وقت واحد، وإلا انحرفت السيارة عند الفرملة. وتُغيَّر الأقراص أزواجًا أيضًا ومعها فحمات جديدة، لأن القديمة تآكلت على شكل القرص السابق. أقل سماكة مسموح بها مكتوبة على القرص نفسه، فإذا صار أرق منها أو ظهرت حافة على طرفه فقد فات أوان خراطته.</p><h2>ما الذي تنتبه إليه</h2><p>قد يكون للطراز الواحد فرامل بمقاسات مختلفة بحسب المحرك والفئة. وإذا كانت الفحمات تأتي بحساس تآكل أو من دونه فسنسألك عن ذلك. افرمل برفق في أول مئتين أو ثلاثمئة كيلومتر حتى تتطابق الفحمات مع القرص. ويُغيَّر سائل الفرامل كل سنتين حتى لو لم ينقص مستواه، لأنه يمتص الماء.</p>`,
    },
  },
  suspension: {
    title: {
      ru: 'Подвеска: амортизаторы, рычаги, сайлентблоки',
      en: 'Suspension: shock absorbers, arms, bushings',
      ar: 'نظام التعليق: المساعدات والمقصات والجلب',
    },
    article: {
      ru: `<h2>Как понять, что износилось</h2><p>Стук на мелких неровностях чаще всего дают стойки стабилизатора, на крупных: шаровые опоры и сайлентблоки. Автомобиль раскачивается после кочки или дольше тормозит на неровной дороге: проверьте амортизаторы. Гул, который растёт со скоростью и меняется в повороте, говорит о подшипнике ступицы.</p><h2>Как менять</h2><p>Амортизаторы и пружины меняют парами на одной оси, вместе с опорами и пыльниками: работа почти та же, а старая опора скоро застучит. Затягивайте болты сайлентблоков, когда автомобиль стоит на колёсах, иначе резина порвётся в первые недели. После замены рычагов проверьте углы установки колёс. Подвеска спортивная и обычная требует разных деталей: мы спросим, какая у вас.</p>`,
      en: `<h2>How to tell what is worn</h2><p>A knock on small bumps mostly comes from the stabiliser links, on large ones from ball joints and bushings. If the car keeps swaying after a bump, or takes longer to brake on a rough road, check the shock absorbers. A hum that grows with speed and changes in a bend points to a wheel bearing.</p><h2>How to change it</h2><p>Shock absorbers and springs are changed in pairs on one axle, with their mounts and boots: it is nearly the same work, and an old mount soon begins to knock. Tighten the bolts of bushings while the car stands on its wheels, or the rubber tears within weeks. Have the wheels aligned after new arms. A sports suspension needs other parts than a normal one: we ask which you have.</p>`,
      ar: `<h2>كيف تعرف ما الذي تآكل</h2><p>الطرق على المطبات الصغيرة مصدره غالبًا أذرع الموازن، وعلى الكبيرة الركب الكروية والجلب المطاطية. إذا ظلت السيارة تتأرجح بعد المطب أو طالت مسافة الفرملة على طريق غير مستوٍ فافحص المساعدات. أما الطنين الذي يزداد مع السرعة ويتغير في المنعطف فيدل على رمان العجلة.</p><h2>كيف تُغيَّر القطع</h2><p>تُغيَّر المساعدات والنوابض أزواجًا على المحور نفسه مع قواعدها وأغطيتها، فالعمل واحد تقريبًا والقاعدة القديمة ستطرق قريبًا. شُدّ مسامير الجلب والسيارة واقفة على عجلاتها وإلا تمزق المطاط خلال أسابيع. واضبط زوايا العجلات بعد تغيير المقصات. التعليق الرياضي يحتاج إلى قطع غير قطع التعليق العادي، وسنسألك أيهما في سيارتك.</p>`,
    },
  },
  steering: {
    title: {
      ru: 'Рулевое управление: наконечники и тяги',
      en: 'Steering: tie rod ends and axial rods',
      ar: 'نظام التوجيه: نهايات الأذرع والأذرع المحورية',
    },
    article: {
      ru: `<h2>Признаки износа</h2><p>Руль поворачивается, а колёса ещё нет; автомобиль приходится подруливать на прямой дороге; при повороте на месте слышен стук. Чаще всего виноваты наконечники рулевых тяг: их шарниры работают при каждом повороте. Порванный пыльник означает замену в ближайшее время: грязь съедает шарнир за несколько тысяч километров. Неровный износ протектора внутри или снаружи тоже повод проверить рулевые тяги.</p><h2>Перед покупкой</h2><p>Левый и правый наконечники обычно разные, поэтому смотрите на сторону в названии. После замены наконечника или тяги обязательно отрегулируйте схождение: даже небольшая ошибка за сезон съедает шины. Гайки с пластиковым кольцом второй раз не ставят.</p>`,
      en: `<h2>Signs of wear</h2><p>The wheel turns and the wheels do not yet; the car has to be corrected on a straight road; there is a knock when you steer while standing. Mostly it is the tie rod ends: their joints work at every turn. A torn boot means a change soon, because dirt eats a joint within a few thousand kilometres. Tyres that wear more on the inside or the outside are a reason to check the rods as well.</p><h2>Before you buy</h2><p>The left and the right end usually differ, so mind the side in the name. After a new end or rod have the toe set without fail: even a small error eats a set of tyres in a season. Nuts with a plastic ring are not used a second time.</p>`,
      ar: `<h2>علامات التآكل</h2><p>تدور عجلة القيادة ولا تستجيب العجلات فورًا، أو تحتاج إلى تصحيح المسار على طريق مستقيم، أو تسمع طرقًا عند تدوير المقود والسيارة واقفة. السبب في الغالب نهايات أذرع التوجيه، فمفاصلها تعمل في كل انعطاف. الغطاء الممزق يعني أن التغيير قريب، لأن الأوساخ تأكل المفصل خلال بضعة آلاف كيلومتر. وتآكل الإطار من الداخل أو الخارج سبب آخر لفحص الأذرع.</p><h2>قبل الشراء</h2><p>تختلف النهاية اليسرى عن اليمنى عادة، فانتبه إلى الجهة في الاسم. وبعد تغيير النهاية أو الذراع لا بد من ضبط زوايا العجلات، فحتى الخطأ الصغير يتلف الإطارات في موسم واحد. والصواميل ذات الحلقة البلاستيكية لا تُستعمل مرة ثانية.</p>`,
    },
  },
  engine: {
    title: {
      ru: 'Двигатель: ремни, ролики, прокладки, опоры',
      en: 'Engine: belts, pulleys, gaskets, mounts',
      ar: 'المحرك: السيور والبكرات والحشوات والقواعد',
    },
    article: {
      ru: `<h2>Ремень ГРМ меняют заранее</h2><p>У многих двигателей при обрыве ремня ГРМ поршни встречаются с клапанами, и ремонт стоит дороже десяти замен. Поэтому ремень меняют по пробегу или по годам, смотря что наступит раньше, а вместе с ним ролики, натяжитель и, если его вращает тот же ремень, водяной насос. Удобнее взять готовый комплект: детали в нём подобраны друг к другу.</p><h2>Прокладки, сальники и опоры</h2><p>Масло на двигателе чаще всего выходит через прокладку клапанной крышки или сальник. Болты головки блока, которые затягивают на угол, меняют на новые. Вибрация на холостом ходу при исправном двигателе говорит об опорах. Длина приводного ремня зависит от того, есть ли кондиционер: мы об этом спросим.</p>`,
      en: `<h2>A timing belt is changed in time</h2><p>In many engines the pistons meet the valves when the timing belt breaks, and the repair costs more than ten changes. So the belt is changed by distance or by years, whichever comes first, and with it the pulleys, the tensioner and, where the same belt drives it, the water pump. A kit is easier: its parts are made for each other.</p><h2>Gaskets, seals and mounts</h2><p>Oil on the engine mostly comes out of the valve cover gasket or a shaft seal. Cylinder head bolts that are tightened by angle are replaced by new ones. If the engine runs well but shakes at idle, look at its mounts. The length of a drive belt depends on whether the car has air conditioning: we ask.</p>`,
      ar: `<h2>سير التوقيت يُغيَّر قبل أن ينقطع</h2><p>في كثير من المحركات تصطدم المكابس بالصمامات عند انقطاع سير التوقيت، فيكلف الإصلاح أكثر من عشر عمليات تغيير. لذلك يُغيَّر السير بحسب المسافة أو السنوات، أيهما أسبق، ومعه البكرات والشداد ومضخة الماء إن كان السير نفسه يديرها. والأسهل شراء طقم جاهز، لأن أجزاءه صُممت لتعمل معًا.</p><h2>الحشوات ومانعات التسرب والقواعد</h2><p>الزيت الظاهر على المحرك يخرج غالبًا من حشوة غطاء الصمامات أو من مانع تسرب العمود. ومسامير رأس المحرك التي تُشد بالزاوية تُستبدل بجديدة. وإذا كان المحرك سليمًا ويهتز عند الدوران البطيء فافحص قواعده. يعتمد طول سير الملحقات على وجود مكيف الهواء، وسنسألك عن ذلك.</p>`,
    },
  },
  cooling: {
    title: {
      ru: 'Охлаждение: радиаторы, насосы, термостаты',
      en: 'Cooling: radiators, pumps, thermostats',
      ar: 'التبريد: المبردات والمضخات ومنظمات الحرارة',
    },
    article: {
      ru: `<h2>Перегрев и недогрев</h2><p>Если стрелка температуры идёт вверх в пробке, проверьте вентилятор и радиатор: соты забиваются пухом и грязью. Если двигатель долго греется, а печка дует чуть тёплым, термостат, скорее всего, не закрывается. Антифриз уходит без луж: осмотрите водяной насос, из отверстия под его валом не должно капать. Сладкий запах в салоне и мокрый коврик выдают радиатор отопителя.</p><h2>Что менять вместе</h2><p>Термостат и насос меняют с новой прокладкой. Если насос вращает ремень ГРМ, его меняют вместе с ремнём: работа одна и та же. После замены выпустите воздух из системы. Радиаторы для автоматической и механической коробки передач часто разные: мы спросим, какая у вас.</p>`,
      en: `<h2>Too hot and too cold</h2><p>If the needle climbs in a traffic jam, check the fan and the radiator: its fins fill with fluff and dirt. If the engine takes long to warm up and the heater blows lukewarm, the thermostat probably does not close. Coolant that goes without a puddle: look at the water pump, nothing may drip from the hole below its shaft. A sweet smell in the cabin and a wet carpet give away the heater radiator.</p><h2>What to change together</h2><p>A thermostat and a pump are changed with a new gasket. Where the timing belt drives the pump, change it with the belt: it is the same work. Bleed the system afterwards. Radiators for automatic and manual transmissions often differ: we ask which you have.</p>`,
      ar: `<h2>سخونة زائدة أو تسخين ناقص</h2><p>إذا ارتفع مؤشر الحرارة في الزحام فافحص المروحة والمبرد، لأن زعانفه تنسد بالوبر والأوساخ. وإذا طال تسخين المحرك وخرج هواء التدفئة فاترًا فالأرجح أن منظم الحرارة لا يُغلق. وإذا نقص سائل التبريد من دون بقع فافحص مضخة الماء، إذ يجب ألا يقطر شيء من الثقب تحت عمودها. والرائحة الحلوة في المقصورة والسجادة المبللة تكشفان مبرد التدفئة.</p><h2>ما الذي يُغيَّر معًا</h2><p>يُغيَّر منظم الحرارة والمضخة بحشوة جديدة. وإذا كان سير التوقيت يدير المضخة فغيّرها معه لأن العمل واحد. ثم أخرج الهواء من الدورة. تختلف المبردات غالبًا بين ناقل الحركة الآلي واليدوي، وسنسألك أيهما في سيارتك.</p>`,
    },
  },
  'ignition-and-electrics': {
    title: {
      ru: 'Зажигание и электрика: свечи, катушки, генераторы',
      en: 'Ignition and electrics: plugs, coils, alternators',
      ar: 'الإشعال والكهرباء: الشمعات والملفات والمولدات',
    },
    article: {
      ru: `<h2>Двигатель троит или не заводится</h2><p>Пропуски зажигания чаще всего дают свечи и катушки. Переставьте катушку на другой цилиндр: если ошибка ушла за ней, дело в катушке. Свечи меняют комплектом и берут с тем калильным числом, которое назначил изготовитель двигателя: слишком «горячая» свеча может его повредить. Зазор у новых свечей проверяют щупом. Дизель зимой плохо пускается из-за свечей накаливания.</p><h2>Зарядка и запуск</h2><p>Лампа аккумулятора горит на ходу: проверьте ремень и генератор, обычное напряжение при работе двигателя около 14 В. Стартер щёлкает, но не крутит: сначала зарядите аккумулятор и очистите клеммы. Генератор подбирают по току и по разъёму, стартер по мощности и числу зубьев.</p>`,
      en: `<h2>The engine misfires or does not start</h2><p>Misfires mostly come from plugs and coils. Swap a coil with another cylinder: if the fault moves with it, it is the coil. Plugs are changed as a set, with the heat range that the engine's maker names: a plug that is too hot may damage it. Check the gap of new plugs with a gauge. A diesel that starts badly in winter needs glow plugs.</p><h2>Charging and starting</h2><p>If the battery lamp is lit while driving, check the belt and the alternator: with the engine running about 14 V are normal. If the starter clicks but does not turn, first charge the battery and clean its terminals. An alternator is chosen by its current and its connector, a starter by its power and its number of teeth.</p>`,
      ar: `<h2>المحرك يتقطع أو لا يدور</h2><p>سبب التقطع في الغالب شمعات الإشعال أو الملفات. انقل الملف إلى أسطوانة أخرى، فإذا انتقل الخلل معه فالعطل فيه. تُغيَّر الشمعات طقمًا كاملًا وبالدرجة الحرارية التي حددها صانع المحرك، لأن الشمعة الأسخن من اللازم قد تضره. وتُفحص فجوة الشمعات الجديدة بمقياس. والديزل الذي يصعب تشغيله شتاءً يحتاج إلى شمعات توهج.</p><h2>الشحن والتشغيل</h2><p>إذا أضاء مصباح البطارية أثناء السير فافحص السير والمولد، فالجهد المعتاد والمحرك يعمل نحو 14 فولتًا. وإذا طقطق بادئ الحركة ولم يدر فاشحن البطارية أولًا ونظف أقطابها. يُختار المولد بحسب التيار والمقبس، والبادئ بحسب القدرة وعدد الأسنان.</p>`,
    },
  },
  'fuel-and-exhaust': {
    title: {
      ru: 'Топливо и выпуск: насосы, форсунки, глушители',
      en: 'Fuel and exhaust: pumps, injectors, mufflers',
      ar: 'الوقود والعادم: المضخات والبخاخات وكاتمات الصوت',
    },
    article: {
      ru: `<h2>Вырос расход или пропала тяга</h2><p>Если горит лампа двигателя, начните с чтения ошибок: датчик кислорода и расходомер воздуха меняют по показаниям, а не наугад. Загрязнённый расходомер иногда оживает после чистки. Топливный насос гудит и двигатель глохнет под нагрузкой: измерьте давление и проверьте фильтр. Ездить с пустым баком вредно для насоса: его охлаждает топливо.</p><h2>Форсунки и выпуск</h2><p>Форсунки ставят с новыми уплотнениями; у многих дизелей их после замены прописывают в блоке управления. Датчиков кислорода бывает два и больше: тот, что до катализатора, управляет смесью, тот, что после, следит за катализатором, и они не взаимозаменяемы. Глушитель меняют с новыми хомутами и резиновыми подвесами.</p>`,
      en: `<h2>It uses more fuel or pulls less</h2><p>If the engine lamp is lit, begin by reading the faults: oxygen sensors and air flow sensors are changed by measurement, not by guess. A dirty air flow sensor sometimes recovers when it is cleaned. If the fuel pump hums and the engine dies under load, measure the pressure and check the filter. Driving on an empty tank harms the pump, which the fuel cools.</p><h2>Injectors and exhaust</h2><p>Injectors are fitted with new seals; many diesels must be told the codes of new ones. There are two oxygen sensors or more: the one before the catalyst controls the mixture, the one behind it watches the catalyst, and neither stands in for the other. A muffler is changed with new clamps and rubber hangers.</p>`,
      ar: `<h2>زاد الاستهلاك أو ضعف العزم</h2><p>إذا أضاء مصباح المحرك فابدأ بقراءة الأعطال، فحساس الأكسجين وحساس تدفق الهواء يُغيَّران بعد القياس لا بالتخمين. وقد يعود حساس التدفق المتسخ إلى العمل بعد تنظيفه. إذا ارتفع صوت مضخة الوقود وانطفأ المحرك تحت الحمل فقس الضغط وافحص الفلتر. والقيادة بخزان فارغ تضر المضخة لأن الوقود يبردها.</p><h2>البخاخات والعادم</h2><p>تُركب البخاخات بحلقات إحكام جديدة، وفي كثير من محركات الديزل تُدخل رموزها في وحدة التحكم. حساسات الأكسجين اثنان أو أكثر: الذي قبل المحفز يضبط الخليط والذي بعده يراقب المحفز، ولا يحل أحدهما محل الآخر. ويُغيَّر كاتم الصوت مع مشابك وحمالات مطاطية جديدة.</p>`,
    },
  },
  drivetrain: {
    title: {
      ru: 'Трансмиссия: сцепление, ШРУСы, пыльники',
      en: 'Drivetrain: clutches, CV joints, boots',
      ar: 'نقل الحركة: القوابض والمفاصل وأغطيتها',
    },
    article: {
      ru: `<h2>Сцепление</h2><p>Обороты растут, а скорость нет: диск изношен и проскальзывает. Передачи включаются с хрустом: сцепление выключается не до конца. Меняют комплектом: диск, корзину и выжимной подшипник, потому что коробку снимают ради любой из этих деталей. При двухмассовом маховике проверьте и его люфт. Руками и маслом диск пачкать нельзя.</p><h2>ШРУСы</h2><p>Хруст в повороте под газом даёт наружный шарнир, вибрация при разгоне по прямой: внутренний. Порванный пыльник дешевле заменить сразу: без смазки и с грязью шарнир живёт недели. Сверьте число шлицов с обеих сторон и наличие кольца ABS; смазка для шарнира обычно лежит в комплекте, другую не добавляйте.</p>`,
      en: `<h2>The clutch</h2><p>If the engine speeds up and the car does not, the disc is worn and slips. If gears grate, the clutch does not release fully. It is changed as a set of disc, cover and release bearing, since the gearbox comes off for any of them. With a dual-mass flywheel check its play as well. Keep hands and oil off the disc.</p><h2>CV joints</h2><p>A crackle in a bend under power comes from the outer joint, a shake when speeding up on a straight road from the inner one. A torn boot is cheaper to change at once: without grease and with dirt a joint lives for weeks. Compare the number of splines on both sides and whether there is an ABS ring; grease for the joint usually lies in the set, so add no other.</p>`,
      ar: `<h2>القابض</h2><p>إذا ارتفعت دورات المحرك ولم تزد السرعة فالقرص متآكل ويتزحلق. وإذا دخلت السرعات بصوت احتكاك فالقابض لا يفصل تمامًا. يُغيَّر طقمًا كاملًا: القرص والغطاء ورمان الفصل، لأن علبة السرعات تُفك من أجل أي منها. ومع الحذافة ثنائية الكتلة افحص خلوصها أيضًا. ولا تلمس القرص بيد عليها زيت.</p><h2>مفاصل نقل الحركة</h2><p>الطقطقة في المنعطف مع الضغط على دواسة الوقود من المفصل الخارجي، والاهتزاز عند التسارع على طريق مستقيم من الداخلي. الغطاء الممزق أرخص أن يُغيَّر فورًا، فالمفصل من دون شحم ومع الأوساخ لا يعيش إلا أسابيع. قارن عدد الأسنان من الجانبين ووجود حلقة ABS، والشحم يأتي عادة مع الطقم فلا تضف غيره.</p>`,
    },
  },
  body: {
    title: {
      ru: 'Кузов и обзор: зеркала, щётки стеклоочистителя',
      en: 'Body and visibility: mirrors, wiper blades',
      ar: 'الهيكل والرؤية: المرايا ومساحات الزجاج',
    },
    article: {
      ru: `<h2>Щётки стеклоочистителя</h2><p>Водительская и пассажирская щётки обычно разной длины, а задняя часто имеет своё крепление. Проверьте не только длину, но и тип крепления на поводке: крючок, кнопка, защёлка. Каркасные щётки прижимаются дугами, бескаркасные одной упругой пластиной: они тише и зимой меньше обмерзают. Если щётка оставляет полосы, сначала вымойте стекло и протрите резину; не помогло, значит, кромка износилась. Меняют их раз в год.</p><h2>Зеркала</h2><p>Смотрите на сторону, на обогрев и на электропривод: разъём должен совпасть. Об обогреве мы спросим. Корпус под окраску приходит загрунтованным, цвет подбирают по коду краски автомобиля. Разбитый зеркальный элемент нередко продаётся отдельно.</p>`,
      en: `<h2>Wiper blades</h2><p>The driver's and the passenger's blade usually differ in length, and the rear one often has a fitting of its own. Check not only the length but also how the arm holds the blade: hook, button, or clip. Framed blades are pressed on by bows, flat ones by a single spring: those are quieter and ice up less in winter. If a blade leaves streaks, first wash the glass and wipe the rubber; if that does not help, its edge is worn. They are changed once a year.</p><h2>Mirrors</h2><p>Mind the side, the heating and the electric drive: the connector has to match. We ask about the heating. A housing for painting comes primed, and its colour is mixed by the code of the car's paint. A broken glass is often sold separately.</p>`,
      ar: `<h2>مساحات الزجاج</h2><p>تختلف مساحة السائق عن مساحة الراكب في الطول عادة، وللخلفية غالبًا تثبيت خاص بها. لا تكتف بالطول بل افحص طريقة تثبيتها على الذراع: خطاف أو زر أو مشبك. المساحات ذات الإطار تضغطها أقواس، والمسطحة يضغطها نابض واحد وهي أهدأ ويتجمد عليها الثلج أقل. إذا تركت المساحة خطوطًا فاغسل الزجاج وامسح المطاط أولًا، وإن لم ينفع ذلك فقد تآكلت حافتها. وتُغيَّر مرة في السنة.</p><h2>المرايا</h2><p>انتبه إلى الجهة والتدفئة والتحريك الكهربائي، فالمقبس يجب أن يطابق. وسنسألك عن التدفئة. يأتي الغلاف المعد للطلاء مؤسسًا، ويُخلط لونه بحسب رمز طلاء السيارة. وكثيرًا ما يُباع زجاج المرآة وحده.</p>`,
    },
  },
  lighting: {
    title: {
      ru: 'Освещение: фары, фонари, лампы',
      en: 'Lighting: headlights, tail lights, lamps',
      ar: 'الإضاءة: المصابيح الأمامية والخلفية واللمبات',
    },
    article: {
      ru: `<h2>Как подобрать лампу</h2><p>Тип лампы написан на её цоколе и на корпусе фары: H1, H4, H7, H11. Одна лампа H4 светит и ближним, и дальним светом, у H7 и H1 для каждого своя. Лампы головного света меняют парой: новая заметно ярче старой. Не берите стекло галогенной лампы пальцами: жир на горячей колбе сокращает её жизнь. Лампа мощнее положенной перегреет фару и проводку.</p><h2>Фары и фонари</h2><p>Фары для галогенных и ксеноновых ламп разные: мы спросим, какие у вас. После замены фары отрегулируйте свет, чтобы не слепить встречных. Задние фонари у седана, универсала и хэтчбека одной модели, как правило, не совпадают. Запотевание, которое проходит на ходу, не брак: фара вентилируется.</p>`,
      en: `<h2>How to choose a lamp</h2><p>The type of a lamp is written on its base and on the headlight: H1, H4, H7, H11. One H4 gives both dipped and main beam; with H7 and H1 each has a lamp of its own. Headlight lamps are changed in pairs, since a new one is clearly brighter than an old one. Do not touch the glass of a halogen lamp with your fingers: grease on the hot bulb shortens its life. A lamp stronger than intended overheats the headlight and its wires.</p><h2>Headlights and tail lights</h2><p>Headlights for halogen and for xenon lamps differ: we ask which you have. Have the beam set after a change, so that it blinds nobody. The tail lights of a saloon, an estate and a hatchback of one model are mostly not the same. Mist that goes while driving is no fault: a headlight is ventilated.</p>`,
      ar: `<h2>كيف تختار اللمبة</h2><p>نوع اللمبة مكتوب على قاعدتها وعلى جسم المصباح: H1 وH4 وH7 وH11. لمبة H4 واحدة تعطي الضوء القريب والبعيد، أما H7 وH1 فلكل ضوء لمبته. تُغيَّر لمبات المصابيح الأمامية أزواجًا لأن الجديدة أسطع بوضوح من القديمة. لا تلمس زجاج لمبة الهالوجين بأصابعك، فالدهون على الزجاج الساخن تقصر عمرها. واللمبة الأقوى من المقرر تسخن المصباح والأسلاك.</p><h2>المصابيح الأمامية والخلفية</h2><p>تختلف مصابيح الهالوجين عن مصابيح الزينون، وسنسألك أيهما في سيارتك. اضبط الإضاءة بعد تغيير المصباح كي لا تبهر القادمين. والمصابيح الخلفية في السيدان والستيشن والهاتشباك من الطراز نفسه لا تتطابق غالبًا. والتكثف الذي يزول أثناء السير ليس عيبًا لأن المصباح مُهوّى.</p>`,
    },
  },
  'oils-and-fluids': {
    title: {
      ru: 'Масла и жидкости для автомобиля',
      en: 'Oils and fluids for cars',
      ar: 'الزيوت والسوائل للسيارات',
    },
    article: {
      ru: `<h2>Масло выбирают по допуску</h2><p>Вязкость вроде 5W-30 говорит лишь о том, как масло течёт: первое число про мороз, второе про горячий двигатель. Важнее допуск изготовителя автомобиля, он указан в руководстве и на канистре. Масло с нужным допуском подходит, чьё бы имя на нём ни стояло. Доливать лучше то же самое, что залито. Интервал замены при коротких поездках и пробках короче.</p><h2>Остальные жидкости</h2><p>Антифризы не выбирают по цвету: он ничего не говорит о составе. Смешивайте только одинаковые по стандарту. Тормозную жидкость меняют раз в два года; класс DOT 5.1 можно лить вместо DOT 4, а DOT 5 на силиконе нельзя. Летнюю стеклоомывающую жидкость замените до первых заморозков, иначе лёд порвёт бачок и трубки.</p>`,
      en: `<h2>Oil is chosen by approval</h2><p>A viscosity such as 5W-30 only tells how the oil flows: the first number is about frost, the second about a hot engine. What matters more is the approval of the car's maker, which is in the manual and on the can. Oil with the right approval will do, whatever name it bears. Top up with the same oil that is in the engine. With short trips and traffic jams it is due sooner.</p><h2>Other fluids</h2><p>Coolants are not chosen by colour, which says nothing of what they are made of. Mix only those of one standard. Brake fluid is changed every two years; DOT 5.1 may be used instead of DOT 4, but DOT 5, which is silicone, may not. Replace summer screen wash before the first frost, or ice will split the tank and the hoses.</p>`,
      ar: `<h2>الزيت يُختار بحسب الاعتماد</h2><p>اللزوجة مثل 5W-30 تخبرك فقط كيف يجري الزيت: الرقم الأول للبرد والثاني للمحرك الساخن. والأهم اعتماد صانع السيارة، وهو مكتوب في الدليل وعلى العبوة. والزيت الحاصل على الاعتماد المطلوب مناسب أيًا كان الاسم عليه. والأفضل أن تضيف الزيت نفسه الموجود في المحرك. ويقصر موعد التغيير مع المشاوير القصيرة والزحام.</p><h2>السوائل الأخرى</h2><p>لا يُختار سائل التبريد بلونه، فاللون لا يدل على تركيبه. ولا تخلط إلا ما كان على معيار واحد. يُغيَّر سائل الفرامل كل سنتين، ويمكن استعمال DOT 5.1 بدل DOT 4 أما DOT 5 السيليكوني فلا. واستبدل سائل غسل الزجاج الصيفي قبل أول صقيع وإلا شق الجليد الخزان والأنابيب.</p>`,
    },
  },
  'care-and-accessories': {
    title: {
      ru: 'Автохимия, компрессоры, аптечки, инструменты',
      en: 'Car care, compressors, first-aid kits, tools',
      ar: 'العناية بالسيارة والضواغط وحقائب الإسعافات والأدوات',
    },
    article: {
      ru: `<h2>Что возить с собой</h2><p>Аптечка обязательна, и у неё есть срок годности: он указан на футляре, а истёкшие вложения меняют по одному или покупают новую. Компрессор выбирают по производительности: 30-35 литров в минуту хватает легковым шинам, кроссоверу и внедорожнику удобнее 50 и больше. От прикуривателя питаются слабые модели; сильные подключают к клеммам аккумулятора, иначе сгорит предохранитель.</p><h2>Для гаража</h2><p>Очиститель тормозов обезжиривает и высыхает без следа; на горячие детали и резину его не льют. Набор инструментов смотрите не по числу предметов, а по квадратам: 1/4 дюйма для салона, 1/2 для подвески. Колёсные болты затягивают динамометрическим ключом с моментом из руководства.</p>`,
      en: `<h2>What to carry</h2><p>A first-aid kit is required in many countries, and it has an expiry date: it is on the case, and what has expired is replaced item by item, or the kit is bought anew. A compressor is chosen by its air flow: 30 to 35 litres a minute are enough for the tyres of a passenger car, while an SUV is better off with 50 and more. Weak models draw their power from the 12 V socket; strong ones are clamped to the battery, or a fuse will blow.</p><h2>For the garage</h2><p>Brake cleaner removes grease and dries without a trace; keep it off hot parts and rubber. Look at the square drives of a tool set, not at the number of its pieces: 1/4 inch for the interior, 1/2 for the suspension. Wheel bolts are tightened with a torque wrench to the value in the manual.</p>`,
      ar: `<h2>ما الذي تحمله معك</h2><p>حقيبة الإسعافات إلزامية في بلدان كثيرة ولها مدة صلاحية مكتوبة على الحقيبة، وما انتهت صلاحيته يُستبدل قطعة قطعة أو تُشترى حقيبة جديدة. يُختار الضاغط بحسب تدفق الهواء: يكفي 30 إلى 35 لترًا في الدقيقة لإطارات سيارة الركوب، أما سيارات الدفع الرباعي فيناسبها 50 وأكثر. تعمل الطرازات الضعيفة من مقبس 12 فولت، والقوية توصل بالبطارية مباشرة وإلا احترق المصهر.</p><h2>للمرآب</h2><p>منظف الفرامل يزيل الدهون ويجف دون أثر، فلا ترشه على القطع الساخنة ولا على المطاط. لا تنظر في طقم الأدوات إلى عدد القطع بل إلى مقاس المربع: ربع بوصة للمقصورة ونصف بوصة لنظام التعليق. وتُشد براغي العجلات بمفتاح عزم على القيمة المكتوبة في الدليل.</p>`,
    },
  },
};
