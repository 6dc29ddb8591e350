import type { PostTexts } from '../post-texts.ts';

export const about: PostTexts = {
  ru: {
    title: 'О магазине',
    teaser: 'Partshop собирает предложения многих продавцов автозапчастей на одной странице детали.',
    html: `<p>Partshop — магазин автозапчастей, в котором продают многие склады. Номер детали открывает одну страницу, а на ней — все предложения: цена, срок, остаток и то, как часто склад отгружает вовремя.</p>
<h2>Как найти деталь</h2>
<ul>
<li>По номеру — с детали, с упаковки или из каталога. Пробелы, дефисы и регистр не важны.</li>
<li>По автомобилю: <a href="/zapchasti">выберите марку, модель и двигатель</a>, и списки покажут, что к нему подходит, что нет, а что нужно уточнить.</li>
<li>По категории: <a href="/avtozapchasti">весь каталог</a>.</li>
<li>Списком: <a href="/basket/quick-order">вставьте номера и количества</a>, мы найдём цены сразу для всех.</li>
</ul>
<h2>Что мы показываем о предложении</h2>
<p>Кроме цены и срока у каждого предложения видно, сколько штук осталось, кратность упаковки, можно ли вернуть деталь и когда продавец обновлял прайс-лист. Замены и аналоги стоят на той же странице отдельными группами.</p>
<h2>Как мы доставляем</h2>
<p>В наши пункты выдачи — бесплатно. Там, где они есть, заказ привезёт и курьер, а в другие города — служба доставки или транспортная компания; стоимость и день видны до подтверждения заказа.</p>
<h2>Как можно платить</h2>
<p>При получении: сначала осмотрите деталь, потом платите.</p>
<p>Или онлайн, сразу после оформления: на это время — {paymentTime} — детали отложены за вами.</p>
<h2>Если деталь не подошла</h2>
<p>Верните её: без объяснения причин на это есть {returnDays}. <a href="/refund">Как вернуть деталь</a> и <a href="/guarantee">что делать с браком</a>.</p>
<h2>Бонусы</h2>
<p>За регистрацию начисляем {bonus} бонусами. Срок их действия — {bonusDays}, а оплатить ими можно до {bonusShare} заказа.</p>
<h2>Оптовым покупателям</h2>
<p>В оптовом аккаунте видны оптовые цены, документы выписываются на вашу компанию. Условия — на странице <a href="/paperwork#wholesale">документов</a>.</p>`,
  },
  en: {
    title: 'About the shop',
    teaser: 'Partshop puts the offers of many sellers of car parts on one page of a part.',
    html: `<p>Partshop is a shop of car parts in which many warehouses sell. A part’s number opens one page with every offer: the price, the time, the stock, and how often the warehouse ships on time.</p>
<h2>How to find a part</h2>
<ul>
<li>By its number: from the part, its box or a catalogue. Spaces, hyphens and case do not matter.</li>
<li>By your car: <a href="/zapchasti">choose make, model and engine</a>, and lists show what fits it, what does not, and what has to be checked.</li>
<li>By category: <a href="/avtozapchasti">the whole catalogue</a>.</li>
<li>By a list: <a href="/basket/quick-order">paste numbers and quantities</a>, and we find prices for all at once.</li>
</ul>
<h2>What we tell about an offer</h2>
<p>Besides price and time you see of each offer how many pieces are left, how many come in a pack, whether the part can be returned, and when the seller last updated the price list. Replacements and substitutes are on the same page, in groups of their own.</p>
<h2>How we deliver</h2>
<p>To our pick-up points for free. Where there is one, a courier can bring the order too; to other cities a delivery service or a transport company takes it. You see the cost and the day before you confirm the order.</p>
<h2>How you can pay</h2>
<p>On receipt: look at the part first, then pay.</p>
<p>Or online, right after the order: for this time, {paymentTime}, the parts are kept for you.</p>
<h2>If the part does not fit</h2>
<p>Return it: you have {returnDays} to do so without a reason. <a href="/refund">How to return a part</a> and <a href="/guarantee">what to do about a defect</a>.</p>
<h2>Bonuses</h2>
<p>For your registration we grant {bonus} in bonuses. They last {bonusDays} and can pay up to {bonusShare} of an order.</p>
<h2>For wholesale buyers</h2>
<p>A wholesale account shows wholesale prices, and documents are made out to your company. The terms are on the page of <a href="/paperwork#wholesale">documents</a>.</p>`,
  },
  ar: {
    title: 'عن المتجر',
    teaser: 'يجمع Partshop عروض كثير من بائعي قطع السيارات في صفحة واحدة لكل قطعة.',
    html: `<p>Partshop متجر لقطع السيارات تبيع فيه مستودعات كثيرة. رقم القطعة يفتح صفحة واحدة فيها كل العروض: السعر والمدة والكمية المتوفرة، وكم مرة شحن المستودع في الموعد.</p>
<h2>كيف تجد القطعة</h2>
<ul>
<li>برقمها: من القطعة أو العبوة أو الكتالوج. لا أهمية للمسافات والشرطات وحالة الأحرف.</li>
<li>بسيارتك: <a href="/zapchasti">اختر الماركة والطراز والمحرك</a>، فتُظهر القوائم ما يناسبها وما لا يناسبها وما يلزم التحقق منه.</li>
<li>بالفئة: <a href="/avtozapchasti">الكتالوج كله</a>.</li>
<li>بقائمة: <a href="/basket/quick-order">الصق الأرقام والكميات</a> فنجد أسعارها كلها دفعة واحدة.</li>
</ul>
<h2>ما الذي نخبرك به عن العرض</h2>
<p>إلى جانب السعر والمدة ترى عند كل عرض كم قطعة بقيت، وكم قطعة في العبوة، وهل يمكن إرجاعها، ومتى حدّث البائع قائمة أسعاره. القطع البديلة والمكافئة في الصفحة نفسها في مجموعات مستقلة.</p>
<h2>كيف نوصل الطلب</h2>
<p>إلى نقاط الاستلام مجانًا. وحيث توجد نقطة يمكن أن يوصله مندوب أيضًا، وإلى المدن الأخرى تنقله خدمة توصيل أو شركة نقل. ترى التكلفة واليوم قبل تأكيد الطلب.</p>
<h2>كيف تدفع</h2>
<p>عند الاستلام: افحص القطعة أولًا ثم ادفع.</p>
<p>أو عبر الإنترنت بعد الطلب مباشرة: وتبقى القطع محجوزة لك مدة {paymentTime}.</p>
<h2>إذا لم تناسبك القطعة</h2>
<p>أرجعها: لديك لذلك {returnDays} دون ذكر السبب. <a href="/refund">كيف تُرجع القطعة</a> و<a href="/guarantee">ماذا تفعل إذا كان فيها عيب</a>.</p>
<h2>النقاط</h2>
<p>نمنحك عند التسجيل {bonus} نقاطًا. مدة صلاحيتها {bonusDays}، ويمكن أن تدفع بها حتى {bonusShare} من الطلب.</p>
<h2>لمشتري الجملة</h2>
<p>يعرض حساب الجملة أسعار الجملة، وتصدر المستندات باسم شركتك. الشروط في صفحة <a href="/paperwork#wholesale">المستندات</a>.</p>`,
  },
};
