import type { DemoPostText } from './demo-post-text.ts';

export const winter: DemoPostText = {
  title: {
    ru: 'Готовимся к зиме: что проверить до первых морозов',
    en: 'Getting ready for winter: what to check before the first frost',
    ar: 'الاستعداد للشتاء: ماذا تفحص قبل أول صقيع',
  },
  teaser: {
    ru: 'Большинство поломок первых холодов видно заранее.',
    en: 'Most failures of the first cold can be seen coming.',
    ar: 'معظم أعطال البرد الأول يمكن رؤيتها مسبقًا.',
  },
  html: {
    ru: `<p>Большинство поломок первых холодов видно заранее. Вот что стоит проверить в октябре.</p>
<h2>Чтобы завестись</h2>
<ul>
<li>Аккумулятор: после пяти лет службы — на стенде, не «на глаз».</li>
<li>Свечи: изношенные зимнего запуска не простят.</li>
<li>Масло: если в руководстве два допуска вязкости, на зиму берите более жидкое.</li>
</ul>
<h2>Чтобы видеть</h2>
<ul>
<li>Щётки: трещины и полосы на стекле — пора <a href="/wipers">подобрать по автомобилю</a>.</li>
<li>Незамерзающая жидкость: летнюю слейте до конца, иначе замёрзнут трубки.</li>
<li>Фары: лампа, которая потускнела, скоро перегорит.</li>
</ul>
<h2>Чтобы не перегреться и не замёрзнуть</h2>
<ul>
<li>Антифриз: измерьте температуру замерзания ареометром.</li>
<li>Термостат: если печка греет через раз, начните с него.</li>
<li>Салонный фильтр: забитый — частая причина запотевших стёкол.</li>
</ul>`,
    en: `<p>Most failures of the first cold can be seen coming. This is what to check in October.</p>
<h2>To start the engine</h2>
<ul>
<li>The battery: after five years have it tested, do not judge by its look.</li>
<li>Spark plugs: worn ones will not forgive a cold start.</li>
<li>Oil: where the manual allows two grades, take the thinner one for winter.</li>
</ul>
<h2>To see</h2>
<ul>
<li>Wipers: cracks and streaks mean it is time to <a href="/wipers">choose new ones for your car</a>.</li>
<li>Screen wash: use up all of the summer fluid, or the pipes freeze.</li>
<li>Headlights: a lamp that has dimmed will soon fail.</li>
</ul>
<h2>To keep the right temperature</h2>
<ul>
<li>Coolant: measure its freezing point with a tester.</li>
<li>Thermostat: if the heater works by fits and starts, begin with it.</li>
<li>Cabin filter: a clogged one often makes the windows mist up.</li>
</ul>`,
    ar: `<p>معظم أعطال البرد الأول يمكن رؤيتها مسبقًا. إليك ما يستحق الفحص في أكتوبر.</p>
<h2>لكي يعمل المحرك</h2>
<ul>
<li>البطارية: بعد خمس سنوات افحصها بجهاز لا بالنظر.</li>
<li>شمعات الإشعال: المتآكلة لا ترحم عند التشغيل البارد.</li>
<li>الزيت: إذا سمح الدليل بدرجتين فاختر الأخف للشتاء.</li>
</ul>
<h2>لكي ترى</h2>
<ul>
<li>المساحات: الشقوق والخطوط على الزجاج تعني أن الوقت حان <a href="/wipers">لاختيار جديدة تناسب سيارتك</a>.</li>
<li>سائل الغسيل: أفرغ الصيفي كله وإلا تجمدت الأنابيب.</li>
<li>المصابيح: المصباح الذي خفت ضوؤه سيحترق قريبًا.</li>
</ul>
<h2>لكي تبقى الحرارة مناسبة</h2>
<ul>
<li>سائل التبريد: قس درجة تجمده.</li>
<li>الثرموستات: إذا كانت التدفئة تعمل حينًا وتتوقف حينًا فابدأ به.</li>
<li>فلتر المقصورة: المسدود سبب شائع لتغطي الزجاج بالبخار.</li>
</ul>`,
  },
};
