import type { PostTexts } from '../post-texts.ts';

export const refund: PostTexts = {
  ru: {
    title: 'Возврат',
    teaser: 'Сколько времени есть на возврат, что вернуть нельзя и как получить деньги назад.',
    html: `<p>Деталь не подошла или больше не нужна — верните её. Объяснять причину не придётся: на это есть <strong>{returnDays}</strong> с дня, когда вы получили заказ.</p>
<h2>Что можно вернуть</h2>
<p>Любую деталь, кроме тех, у которых при заказе стояла отметка «Без возврата». Отметка видна у предложения, в корзине и при оформлении, и заказ с такой деталью вы подтверждаете отдельно.</p>
<p>Деталь не должна быть установлена. Сохраните упаковку и всё, что в ней было: продавец примет их вместе.</p>
<h2>Сколько на это времени</h2>
<table>
<thead><tr><th scope="col">Причина</th><th scope="col">Срок после получения</th></tr></thead>
<tbody>
<tr><td>Никакой: передумали, не подошла, заказали две</td><td>{returnDays}</td></tr>
<tr><td>Брак, не та деталь, недостача. Нужно описать, что случилось</td><td>{lateReturnDays}</td></tr>
</tbody>
</table>
<p>У каждой детали на странице заказа написано, до какого числа её можно вернуть.</p>
<h2>Как вернуть</h2>
<ol>
<li>Откройте заказ: в аккаунте или <a href="/find-order">по номеру заказа и телефону</a>.</li>
<li>Нажмите «Вернуть деталь» и, если срок без объяснений вышел, напишите, что с ней не так.</li>
<li>Принесите деталь с упаковкой в пункт выдачи, где вы её получили.</li>
<li>Ответ продавца появится на странице заказа. Пока его нет, просьбу можно отозвать.</li>
</ol>
<h2>Как вернутся деньги</h2>
<p>Тем же способом, которым вы платили: на карту, если платили онлайн, или в пункте выдачи. Вернутся и бонусы, которыми вы оплатили часть заказа.</p>
<h2>Если деталь бракованная</h2>
<p>Отметка «Без возврата» на брак не распространяется. Как поступить, написано на странице <a href="/guarantee">о гарантии</a>.</p>`,
  },
  en: {
    title: 'Returns',
    teaser: 'How long you have to return a part, what cannot be returned, and how you get your money back.',
    html: `<p>The part does not fit, or you no longer need it: return it. You need not give a reason for <strong>{returnDays}</strong> from the day you received the order.</p>
<h2>What you can return</h2>
<p>Any part except those that were marked “No returns” when you ordered. The mark is shown at the offer, in the basket and at the checkout, and you confirm an order with such a part separately.</p>
<p>The part must not have been fitted. Keep the packaging and all that was in it: the seller takes them back together.</p>
<h2>How long you have</h2>
<table>
<thead><tr><th scope="col">Reason</th><th scope="col">Time after you received it</th></tr></thead>
<tbody>
<tr><td>None: you changed your mind, it does not fit, you ordered two</td><td>{returnDays}</td></tr>
<tr><td>A defect, the wrong part, something missing. You describe what happened</td><td>{lateReturnDays}</td></tr>
</tbody>
</table>
<p>The page of your order says of each part until which day it can be returned.</p>
<h2>How to return a part</h2>
<ol>
<li>Open the order: in your account or <a href="/find-order">by its number and your phone</a>.</li>
<li>Choose “Return the part” and, if the time without a reason is over, write what is wrong with it.</li>
<li>Bring the part with its packaging to the pick-up point where you got it.</li>
<li>The seller’s answer appears on the page of the order. Until then you can withdraw your request.</li>
</ol>
<h2>How you get your money back</h2>
<p>The way you paid: to your card if you paid online, or at the pick-up point. Bonuses that paid a part of the order come back too.</p>
<h2>If the part is faulty</h2>
<p>“No returns” does not cover defects. What to do is on the page <a href="/guarantee">about the guarantee</a>.</p>`,
  },
  ar: {
    title: 'الإرجاع',
    teaser: 'كم لديك من الوقت للإرجاع، وما الذي لا يمكن إرجاعه، وكيف تستعيد نقودك.',
    html: `<p>القطعة لا تناسب سيارتك أو لم تعد تحتاج إليها؟ أرجعها دون ذكر السبب خلال <strong>{returnDays}</strong> من يوم استلام الطلب.</p>
<h2>ما الذي يمكن إرجاعه</h2>
<p>كل قطعة ما عدا القطع التي كانت عليها علامة «بلا إرجاع» عند الطلب. تظهر العلامة عند العرض وفي السلة وعند إتمام الطلب، وتؤكد الطلب الذي فيه قطعة كهذه تأكيدًا منفصلًا.</p>
<p>يجب ألا تكون القطعة قد رُكّبت. احتفظ بالعبوة وبكل ما كان فيها، فالبائع يستلمها معًا.</p>
<h2>كم لديك من الوقت</h2>
<table>
<thead><tr><th scope="col">السبب</th><th scope="col">المدة بعد الاستلام</th></tr></thead>
<tbody>
<tr><td>بلا سبب: غيّرت رأيك، أو القطعة لا تناسب، أو طلبت اثنتين</td><td>{returnDays}</td></tr>
<tr><td>عيب أو قطعة خاطئة أو نقص، ويلزم وصف ما حدث</td><td>{lateReturnDays}</td></tr>
</tbody>
</table>
<p>في صفحة الطلب مكتوب بجانب كل قطعة إلى أي يوم يمكن إرجاعها.</p>
<h2>كيف تُرجع القطعة</h2>
<ol>
<li>افتح الطلب من حسابك أو <a href="/find-order">برقم الطلب ورقم الهاتف</a>.</li>
<li>اختر إرجاع القطعة، وإذا انتهت مدة الإرجاع بلا سبب فاكتب ما بها.</li>
<li>أحضر القطعة مع عبوتها إلى نقطة الاستلام التي تسلمتها منها.</li>
<li>يظهر رد البائع في صفحة الطلب، ويمكنك سحب الطلب قبل أن يرد.</li>
</ol>
<h2>كيف تعود النقود</h2>
<p>بالطريقة التي دفعت بها: إلى بطاقتك إذا دفعت عبر الإنترنت، أو في نقطة الاستلام. وتعود أيضًا النقاط التي دفعت بها جزءًا من الطلب.</p>
<h2>إذا كانت القطعة معيبة</h2>
<p>علامة «بلا إرجاع» لا تشمل العيوب. ما الذي تفعله مكتوب في صفحة <a href="/guarantee">الضمان</a>.</p>`,
  },
};
