import type { DemoPostText } from './demo-post-text.ts';

export const welcome: DemoPostText = {
  title: {
    ru: '{bonus} бонусами за регистрацию',
    en: '{bonus} in bonuses for your registration',
    ar: '{bonus} نقاطًا عند التسجيل',
  },
  teaser: {
    ru: 'Зарегистрируйтесь и оплатите бонусами до {bonusShare} первого заказа.',
    en: 'Register and pay up to {bonusShare} of your first order with bonuses.',
    ar: 'سجّل وادفع بالنقاط حتى {bonusShare} من طلبك الأول.',
  },
  html: {
    ru: `<p>Тому, кто регистрируется и подтверждает телефон, начисляем <strong>{bonus}</strong> бонусами. Один бонус — один рубль.</p>
<h2>Как получить</h2>
<ol>
<li><a href="/register-simple">Зарегистрируйтесь</a>: нужны имя, телефон и город.</li>
<li>Введите код из SMS — бонусы появятся сразу.</li>
</ol>
<h2>Как потратить</h2>
<ul>
<li>При оформлении заказа отметьте «Оплатить бонусами».</li>
<li>Бонусами можно оплатить до {bonusShare} стоимости товаров.</li>
<li>Срок действия — {bonusDays}. Раньше тратятся те, что раньше сгорят.</li>
<li>Если вернуть заказ, бонусы тоже вернутся.</li>
</ul>
<p>Бонусы получают розничные покупатели, один раз на телефон. Полные условия — в <a href="/paperwork#bonuses">документах магазина</a>.</p>`,
    en: `<p>Whoever registers and confirms a phone gets <strong>{bonus}</strong> in bonuses. One bonus is one rouble.</p>
<h2>How to get them</h2>
<ol>
<li><a href="/register-simple">Register</a>: we need your name, phone and city.</li>
<li>Enter the code from the SMS, and the bonuses are there at once.</li>
</ol>
<h2>How to spend them</h2>
<ul>
<li>Tick “Pay with bonuses” at the checkout.</li>
<li>Bonuses can pay up to {bonusShare} of the goods.</li>
<li>They last {bonusDays}. Those that expire first are spent first.</li>
<li>If you return an order, its bonuses come back too.</li>
</ul>
<p>Bonuses are for retail buyers, once for a phone. The full terms are in the <a href="/paperwork#bonuses">documents of the shop</a>.</p>`,
    ar: `<p>من يسجّل ويؤكد رقم هاتفه يحصل على <strong>{bonus}</strong> نقاطًا. النقطة الواحدة روبل واحد.</p>
<h2>كيف تحصل عليها</h2>
<ol>
<li><a href="/register-simple">سجّل</a>: نحتاج إلى الاسم والهاتف والمدينة.</li>
<li>أدخل الرمز من الرسالة القصيرة فتظهر النقاط فورًا.</li>
</ol>
<h2>كيف تنفقها</h2>
<ul>
<li>حدّد الدفع بالنقاط عند إتمام الطلب.</li>
<li>يمكن أن تدفع بها حتى {bonusShare} من ثمن البضائع.</li>
<li>مدة صلاحيتها {bonusDays}، وتُنفق أولًا التي تنتهي أولًا.</li>
<li>إذا أرجعت الطلب عادت نقاطه أيضًا.</li>
</ul>
<p>النقاط لمشتري التجزئة ومرة واحدة لكل هاتف. الشروط كاملة في <a href="/paperwork#bonuses">مستندات المتجر</a>.</p>`,
  },
};
