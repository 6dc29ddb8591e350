import type { DemoPostText } from './demo-post-text.ts';

export const oilFilters: DemoPostText = {
  title: {
    ru: 'Масляный фильтр: почему одинаковые на вид не взаимозаменяемы',
    en: 'Oil filters: why two that look alike are not the same',
    ar: 'فلتر الزيت: لماذا لا يحل المتشابهان أحدهما محل الآخر',
  },
  teaser: {
    ru: 'Резьба, клапаны и давление: три отличия, которых не видно снаружи.',
    en: 'Thread, valves and pressure: three differences that cannot be seen.',
    ar: 'سن اللولب والصمامات والضغط: ثلاثة فروق لا تُرى من الخارج.',
  },
  html: {
    ru: `<p>Два фильтра одного диаметра и высоты могут отличаться тем, чего снаружи не видно. Поэтому их подбирают по номеру, а не по виду.</p>
<h2>Три отличия</h2>
<table>
<thead><tr><th scope="col">Что</th><th scope="col">Зачем</th><th scope="col">Чем грозит ошибка</th></tr></thead>
<tbody>
<tr><td>Резьба</td><td>Держит фильтр на двигателе</td><td>Сорвёт через сотню километров, масло уйдёт</td></tr>
<tr><td>Перепускной клапан</td><td>Пускает масло мимо забитого фильтра</td><td>Откроется рано — масло не фильтруется; поздно — двигатель голодает</td></tr>
<tr><td>Обратный клапан</td><td>Держит масло в фильтре на стоянке</td><td>Каждый запуск — несколько секунд без смазки</td></tr>
</tbody>
</table>
<h2>Как менять</h2>
<ol>
<li>Прогрейте двигатель: тёплое масло стекает полнее.</li>
<li>Проверьте, не осталось ли старое кольцо на двигателе: вдвоём они дадут течь.</li>
<li>Смажьте новое кольцо маслом и затяните рукой, на три четверти оборота после касания.</li>
<li>Заведите на минуту, заглушите, проверьте уровень и течь.</li>
</ol>
<p>Менять фильтр реже масла нельзя: старый отдаст новому маслу всё, что собрал.</p>`,
    en: `<p>Two filters of the same width and height may differ in what cannot be seen. So they are chosen by number, not by look.</p>
<h2>Three differences</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">What it is for</th><th scope="col">What a mistake does</th></tr></thead>
<tbody>
<tr><td>Thread</td><td>Holds the filter on the engine</td><td>Strips within a hundred kilometres, and the oil is gone</td></tr>
<tr><td>Bypass valve</td><td>Lets oil past a clogged filter</td><td>Too early: the oil is not filtered; too late: the engine starves</td></tr>
<tr><td>Anti-drain valve</td><td>Keeps oil in the filter while the car stands</td><td>Seconds without lubrication at every start</td></tr>
</tbody>
</table>
<h2>How to change it</h2>
<ol>
<li>Warm the engine up: warm oil drains more completely.</li>
<li>See that the old ring did not stay on the engine: two of them leak.</li>
<li>Oil the new ring and tighten by hand, three quarters of a turn after it touches.</li>
<li>Run the engine for a minute, stop it, check the level and look for leaks.</li>
</ol>
<p>Never change the filter less often than the oil: an old one gives the new oil all that it has collected.</p>`,
    ar: `<p>قد يختلف فلتران لهما القطر والارتفاع نفساهما في ما لا يُرى من الخارج. لذلك يُختاران بالرقم لا بالشكل.</p>
<h2>ثلاثة فروق</h2>
<table>
<thead><tr><th scope="col">ما هو</th><th scope="col">ما فائدته</th><th scope="col">ماذا يسبب الخطأ</th></tr></thead>
<tbody>
<tr><td>سن اللولب</td><td>يثبت الفلتر على المحرك</td><td>ينفلت بعد مئة كيلومتر ويضيع الزيت</td></tr>
<tr><td>صمام التجاوز</td><td>يمرر الزيت إذا انسد الفلتر</td><td>إن فُتح مبكرًا لم يُصفَّ الزيت، وإن تأخر جاع المحرك</td></tr>
<tr><td>صمام منع الرجوع</td><td>يبقي الزيت في الفلتر عند التوقف</td><td>ثوانٍ بلا تزييت عند كل تشغيل</td></tr>
</tbody>
</table>
<h2>كيف تغيره</h2>
<ol>
<li>سخّن المحرك: الزيت الدافئ ينزل كاملًا.</li>
<li>تأكد أن الحلقة القديمة لم تبق على المحرك، فالحلقتان معًا تسربان.</li>
<li>ادهن الحلقة الجديدة بالزيت وشدّها باليد ثلاثة أرباع دورة بعد التلامس.</li>
<li>شغّل المحرك دقيقة ثم أطفئه وافحص المستوى والتسريب.</li>
</ol>
<p>لا تغيّر الفلتر أقل من الزيت: القديم يعيد إلى الزيت الجديد كل ما جمعه.</p>`,
  },
};
