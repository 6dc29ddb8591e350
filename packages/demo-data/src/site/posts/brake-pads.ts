import type { DemoPostText } from './demo-post-text.ts';

export const brakePads: DemoPostText = {
  title: {
    ru: 'Тормозные колодки: когда менять и что проверить',
    en: 'Brake pads: when to change them and what to check',
    ar: 'فحمات الفرامل: متى تُغيَّر وماذا تفحص',
  },
  teaser: {
    ru: 'Пять признаков износа, что меняют вместе с колодками и как их обкатать.',
    en: 'Five signs of wear, what is changed with the pads, and how to bed them in.',
    ar: 'خمس علامات للتآكل، وما الذي يُغيَّر مع الفحمات، وكيف تُليَّن.',
  },
  html: {
    ru: `<p>Колодки изнашиваются незаметно, а последние миллиметры стираются быстро. Проверяйте их при каждой смене колёс.</p>
<h2>Признаки износа</h2>
<ul>
<li>Накладка тоньше 3 мм — её видно через спицы колеса.</li>
<li>Свист при лёгком торможении: о диск трётся пластинка-датчик.</li>
<li>Скрежет: накладки больше нет, металл режет диск.</li>
<li>Педаль уходит ниже обычного, уровень тормозной жидкости упал.</li>
<li>Автомобиль ведёт в сторону: колодки изношены по-разному.</li>
</ul>
<h2>Что меняют вместе</h2>
<p>Колодки меняют на обоих колёсах оси. Диск меняют тоже парой, если он тоньше числа, которое выбито на его ребре, или на краю вырос бортик. Направляющие суппорта очистите и смажьте: подклинившие съедают одну колодку вдвое быстрее другой.</p>
<h2>Что сверить перед заказом</h2>
<ol>
<li>Ось: передние и задние — разные детали.</li>
<li>Датчик износа: есть на ваших колодках или нет.</li>
<li>Марку суппорта: у одной модели их бывает две.</li>
</ol>
<p><a href="/garage/add-car">Выберите автомобиль</a>, и у каждой детали будет видно, подходит ли она.</p>
<h2>Первые двести километров</h2>
<p>Тормозите плавно и не до полной остановки с высокой скорости: накладка должна притереться к диску. Резкое торможение в первый день перегреет её, и она будет свистеть.</p>`,
    en: `<p>Pads wear without your noticing, and the last millimetres go fast. Check them whenever wheels are changed.</p>
<h2>Signs of wear</h2>
<ul>
<li>The lining is thinner than 3 mm; you can see it between the spokes.</li>
<li>A whistle when you brake lightly: the wear tab rubs against the disc.</li>
<li>Grinding: the lining is gone, and metal cuts the disc.</li>
<li>The pedal goes lower than it used to, and the fluid level has dropped.</li>
<li>The car pulls to one side: the pads are worn unequally.</li>
</ul>
<h2>What is changed together</h2>
<p>Pads are changed on both wheels of an axle. Discs go in pairs too, if they are thinner than the figure stamped on their edge or have grown a lip. Clean and grease the guide pins of the caliper: where they stick, one pad wears twice as fast as the other.</p>
<h2>What to compare before you order</h2>
<ol>
<li>The axle: front and rear are different parts.</li>
<li>The wear sensor: whether your pads have one.</li>
<li>The make of the caliper: one model may have two.</li>
</ol>
<p><a href="/garage/add-car">Choose your car</a>, and each part shows whether it fits.</p>
<h2>The first two hundred kilometres</h2>
<p>Brake gently, and not to a stop from high speed: the lining has to bed in to the disc. Hard braking on the first day overheats it, and it will squeal.</p>`,
    ar: `<p>تتآكل الفحمات دون أن تلاحظ، وآخر المليمترات تذهب بسرعة. افحصها عند كل تبديل للعجلات.</p>
<h2>علامات التآكل</h2>
<ul>
<li>سماكة البطانة أقل من 3 ملم، وهي تُرى من بين أذرع الجنط.</li>
<li>صفير عند الفرملة الخفيفة: صفيحة التنبيه تحتك بالقرص.</li>
<li>صوت طحن: انتهت البطانة والمعدن يحفر القرص.</li>
<li>تنزل الدواسة أكثر من المعتاد وينخفض مستوى سائل الفرامل.</li>
<li>تنحرف السيارة إلى جهة: تآكلت الفحمات بتفاوت.</li>
</ul>
<h2>ما الذي يُغيَّر معًا</h2>
<p>تُغيَّر الفحمات على عجلتي المحور معًا. ويُغيَّر القرصان معًا أيضًا إذا صارا أرق من الرقم المنقوش على الحافة أو ظهر عليهما نتوء. نظّف مسامير الملقط وشحّمها، فإذا علقت تآكلت إحدى الفحمات أسرع من الأخرى مرتين.</p>
<h2>ما الذي تقارنه قبل الطلب</h2>
<ol>
<li>المحور: الأمامية والخلفية قطعتان مختلفتان.</li>
<li>حساس التآكل: هل هو موجود في فحماتك.</li>
<li>ماركة الملقط: قد يكون للطراز الواحد اثنتان.</li>
</ol>
<p><a href="/garage/add-car">اختر سيارتك</a>، فيظهر عند كل قطعة هل تناسبها.</p>
<h2>أول مئتي كيلومتر</h2>
<p>افرمل برفق ولا تتوقف تمامًا من سرعة عالية، فالبطانة تحتاج إلى أن تتطابق مع القرص. الفرملة القوية في اليوم الأول تسخنها وتجعلها تصفر.</p>`,
  },
};
