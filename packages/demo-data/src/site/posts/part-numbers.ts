import type { DemoPostText } from './demo-post-text.ts';

export const partNumbers: DemoPostText = {
  title: {
    ru: 'Номер детали: оригинал, замена и аналог',
    en: 'Part numbers: original, replacement and substitute',
    ar: 'رقم القطعة: الأصلية والبديلة والمكافئة',
  },
  teaser: {
    ru: 'Почему у одной детали бывает десяток номеров и какой из них искать.',
    en: 'Why one part may have a dozen numbers, and which of them to look for.',
    ar: 'لماذا يكون للقطعة الواحدة عشرة أرقام، وأيها تبحث عنه.',
  },
  html: {
    ru: `<p>Один и тот же масляный фильтр продаётся под десятком номеров. Это не путаница: номера бывают трёх родов, и на странице детали они стоят в разных группах.</p>
<h2>Оригинальный номер</h2>
<p>Его даёт производитель автомобиля. По нему деталь ищут в каталоге марки, он же обычно выбит на детали, которая стояла с завода. Деталь с таким номером подходит всегда, но стоит дороже.</p>
<h2>Номер замены</h2>
<p>Производитель обновил деталь и дал ей новый номер. Старую он больше не выпускает, новая подходит вместо неё. Если мы знаем о замене, страница старого номера покажет и новый: предложения на оба стоят рядом.</p>
<h2>Номер аналога</h2>
<p>Другой производитель делает деталь тех же размеров и свойств. Аналоги различаются и ценой, и качеством, поэтому смотрите на производителя, а не только на сумму.</p>
<h2>Где взять номер</h2>
<ul>
<li>На самой детали: выбит, отлит или напечатан на этикетке.</li>
<li>На упаковке прошлой детали.</li>
<li>В заказ-наряде автосервиса.</li>
<li>Если номера нет, <a href="/zapchasti">выберите автомобиль</a>: списки покажут то, что ему подходит.</li>
</ul>
<p>Пробелы, дефисы и точки набирать не нужно: W 712/75, W712-75 и w71275 откроют одну страницу.</p>`,
    en: `<p>One and the same oil filter is sold under a dozen numbers. That is no mess: numbers are of three kinds, and the page of a part shows them in different groups.</p>
<h2>The original number</h2>
<p>The maker of the car gives it. It is the one in the catalogue of the make, and mostly the one stamped on the part that the car left the factory with. A part with this number always fits, but costs more.</p>
<h2>The number of a replacement</h2>
<p>The maker has improved the part and given it a new number. The old one is no longer made; the new one fits in its place. Where we know of a replacement, the page of the old number shows the new one too, with the offers of both side by side.</p>
<h2>The number of a substitute</h2>
<p>Another maker produces a part of the same size and properties. Substitutes differ in price and in quality, so look at the maker and not only at the sum.</p>
<h2>Where to find the number</h2>
<ul>
<li>On the part itself: stamped, cast or printed on a label.</li>
<li>On the box of the last part.</li>
<li>On the invoice of the garage.</li>
<li>Without a number, <a href="/zapchasti">choose your car</a>: the lists show what fits it.</li>
</ul>
<p>You need not type spaces, hyphens and dots: W 712/75, W712-75 and w71275 open the same page.</p>`,
    ar: `<p>يُباع فلتر الزيت نفسه بعشرة أرقام. ليس هذا خلطًا: فالأرقام ثلاثة أنواع، وصفحة القطعة تعرضها في مجموعات مختلفة.</p>
<h2>الرقم الأصلي</h2>
<p>يعطيه صانع السيارة. به تُبحث القطعة في كتالوج الماركة، وهو في الغالب المنقوش على القطعة التي خرجت بها السيارة من المصنع. القطعة بهذا الرقم تناسب دائمًا لكنها أغلى.</p>
<h2>رقم البديل</h2>
<p>حسّن الصانع القطعة وأعطاها رقمًا جديدًا. لم يعد ينتج القديمة، والجديدة تركب مكانها. إذا كنا نعرف البديل فصفحة الرقم القديم تعرض الجديد أيضًا وعروض الاثنين جنبًا إلى جنب.</p>
<h2>رقم المكافئ</h2>
<p>صانع آخر ينتج قطعة بالأبعاد والخصائص نفسها. تختلف المكافئات في السعر والجودة، فانظر إلى الصانع لا إلى المبلغ وحده.</p>
<h2>من أين تأخذ الرقم</h2>
<ul>
<li>من القطعة نفسها: منقوشًا أو مصبوبًا أو مطبوعًا على ملصق.</li>
<li>من علبة القطعة السابقة.</li>
<li>من فاتورة الورشة.</li>
<li>وإن لم يوجد رقم <a href="/zapchasti">فاختر سيارتك</a>، فالقوائم تعرض ما يناسبها.</li>
</ul>
<p>لا حاجة إلى كتابة المسافات والشرطات والنقاط: كتابة الرقم بأي شكل تفتح الصفحة نفسها.</p>`,
  },
};
