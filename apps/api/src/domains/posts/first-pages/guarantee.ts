import type { PostTexts } from '../post-texts.ts';

export const guarantee: PostTexts = {
  ru: {
    title: 'Гарантия',
    teaser: 'Что делать, если деталь оказалась бракованной или приехала не та.',
    html: `<p>За исправность детали отвечает продавец, а магазин следит, чтобы он ответил. Сообщить о браке можно в течение <strong>{lateReturnDays}</strong> после получения, и отметка «Без возврата» этому не мешает.</p>
<h2>Когда деталь меняют или возвращают деньги</h2>
<ul>
<li>Деталь сломалась не из-за установки, аварии или обычного износа.</li>
<li>Приехало не то, что заказано: другой номер, другой производитель, другая сторона.</li>
<li>В комплекте чего-то не хватает.</li>
<li>Деталь повреждена, а при выдаче этого не было видно.</li>
</ul>
<h2>Что проверить при получении</h2>
<p>Сверьте номер на упаковке с номером в заказе и откройте коробку в пункте выдачи. Не та деталь или вмятина на коробке — скажите сразу: до оплаты от неё можно просто отказаться.</p>
<h2>Если деталь отказала после установки</h2>
<ol>
<li>Не разбирайте её. Сфотографируйте деталь на автомобиле и отдельно, вместе с номером.</li>
<li>Сохраните заказ-наряд, если деталь ставил автосервис: продавец может попросить его копию.</li>
<li>Откройте заказ в аккаунте или <a href="/find-order">по номеру заказа и телефону</a>, нажмите «Вернуть деталь» и опишите, что произошло и при каком пробеге.</li>
<li>Дождитесь ответа продавца на странице заказа и принесите деталь в пункт выдачи.</li>
</ol>
<h2>Что гарантия не покрывает</h2>
<ul>
<li>Износ того, что изнашивается: колодок, щёток, фильтров, свечей.</li>
<li>Поломку из-за неверной установки или из-за неисправной детали рядом.</li>
<li>Работу автосервиса и простой автомобиля.</li>
</ul>
<h2>Если деталь исправна, но не нужна</h2>
<p>Тогда она возвращается без объяснения причин, на это есть {returnDays}. Подробнее — на странице <a href="/refund">о возврате</a>.</p>`,
  },
  en: {
    title: 'Guarantee',
    teaser: 'What to do if a part is faulty or the wrong one arrived.',
    html: `<p>The seller answers for the quality of a part, and the shop sees to it that he does. You can report a defect for <strong>{lateReturnDays}</strong> after you received the part, also where it was marked “No returns”.</p>
<h2>When a part is replaced or your money returned</h2>
<ul>
<li>The part failed, and not because of fitting, an accident or ordinary wear.</li>
<li>Something else arrived than was ordered: another number, another maker, another side.</li>
<li>Something is missing from the set.</li>
<li>The part is damaged, and this could not be seen when you got it.</li>
</ul>
<h2>What to check when you receive it</h2>
<p>Compare the number on the packaging with the one in your order, and open the box at the pick-up point. If it is the wrong part or the box is dented, say so at once: before you pay you can simply refuse it.</p>
<h2>If a part fails after it was fitted</h2>
<ol>
<li>Do not take it apart. Photograph it on the car and by itself, with its number.</li>
<li>Keep the invoice if a garage fitted it: the seller may ask for a copy.</li>
<li>Open the order in your account or <a href="/find-order">by its number and your phone</a>, choose “Return the part” and describe what happened and at what mileage.</li>
<li>Wait for the seller’s answer on the page of the order, and bring the part to the pick-up point.</li>
</ol>
<h2>What the guarantee does not cover</h2>
<ul>
<li>Wear of what wears: pads, wipers, filters, spark plugs.</li>
<li>A failure caused by wrong fitting or by a faulty part beside it.</li>
<li>The work of a garage, and the time that the car stood.</li>
</ul>
<h2>If the part is sound but you do not need it</h2>
<p>Then you return it without a reason, for which you have {returnDays}. More on the page <a href="/refund">about returns</a>.</p>`,
  },
  ar: {
    title: 'الضمان',
    teaser: 'ماذا تفعل إذا كانت القطعة معيبة أو وصلت قطعة غير التي طلبتها.',
    html: `<p>البائع مسؤول عن سلامة القطعة، والمتجر يتابع رده. يمكنك الإبلاغ عن العيب خلال <strong>{lateReturnDays}</strong> من الاستلام، حتى لو كانت على القطعة علامة «بلا إرجاع».</p>
<h2>متى تُستبدل القطعة أو تُرد النقود</h2>
<ul>
<li>تعطلت القطعة لسبب غير التركيب أو الحادث أو التآكل المعتاد.</li>
<li>وصل غير المطلوب: رقم آخر أو صانع آخر أو جهة أخرى.</li>
<li>ينقص شيء من الطقم.</li>
<li>القطعة متضررة ولم يكن ذلك ظاهرًا عند الاستلام.</li>
</ul>
<h2>ما الذي تفحصه عند الاستلام</h2>
<p>قارن الرقم على العبوة بالرقم في الطلب وافتح العلبة في نقطة الاستلام. إذا كانت القطعة خاطئة أو العلبة منبعجة فقل ذلك فورًا: قبل الدفع يمكنك أن ترفضها ببساطة.</p>
<h2>إذا تعطلت القطعة بعد التركيب</h2>
<ol>
<li>لا تفككها. صوّرها في السيارة ثم وحدها مع رقمها.</li>
<li>احتفظ بفاتورة الورشة إذا ركّبتها ورشة، فقد يطلب البائع نسخة منها.</li>
<li>افتح الطلب من حسابك أو <a href="/find-order">برقم الطلب ورقم الهاتف</a>، واختر إرجاع القطعة، وصف ما حدث وعند أي مسافة.</li>
<li>انتظر رد البائع في صفحة الطلب وأحضر القطعة إلى نقطة الاستلام.</li>
</ol>
<h2>ما لا يشمله الضمان</h2>
<ul>
<li>تآكل ما يتآكل: الفحمات والمساحات والفلاتر وشمعات الإشعال.</li>
<li>العطل الناتج عن تركيب خاطئ أو عن قطعة معطلة بجانبها.</li>
<li>أجرة الورشة ومدة توقف السيارة.</li>
</ul>
<h2>إذا كانت القطعة سليمة ولا تحتاج إليها</h2>
<p>عندها تُرجعها دون ذكر السبب، ولديك لذلك {returnDays}. التفاصيل في صفحة <a href="/refund">الإرجاع</a>.</p>`,
  },
};
