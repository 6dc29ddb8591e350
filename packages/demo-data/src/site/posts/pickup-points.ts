import type { DemoPostText } from './demo-post-text.ts';

export const pickupPoints: DemoPostText = {
  title: {
    ru: 'Открыли пункты выдачи в новых городах',
    en: 'New pick-up points in more cities',
    ar: 'نقاط استلام جديدة في مدن أخرى',
  },
  teaser: {
    ru: 'Заказ можно забрать ближе к дому, доставка туда бесплатна.',
    en: 'Collect your order nearer home; delivery there is free.',
    ar: 'استلم طلبك قرب بيتك، والتوصيل إلى النقطة مجاني.',
  },
  html: {
    ru: `<p>Теперь заказ можно забрать ещё ближе к дому: мы открыли пункты выдачи в новых городах. Доставка туда бесплатна, как и в остальные.</p>
<p>Адреса и часы работы показываем при <a href="/city">выборе города</a> и при оформлении заказа. В пункте деталь можно осмотреть до оплаты, а потом, если она не подошла, там же и <a href="/refund">вернуть</a>.</p>`,
    en: `<p>You can now collect an order still nearer home: we have opened pick-up points in more cities. Delivery there is free, as it is to the others.</p>
<p>You find addresses and hours when you <a href="/city">choose your city</a> and at the checkout. At the point you may look at a part before you pay, and later, if it does not fit, <a href="/refund">return it</a> there.</p>`,
    ar: `<p>صار بإمكانك استلام الطلب أقرب إلى بيتك: افتتحنا نقاط استلام في مدن أخرى. التوصيل إليها مجاني كما إلى غيرها.</p>
<p>نعرض العناوين وساعات العمل عند <a href="/city">اختيار المدينة</a> وعند إتمام الطلب. في النقطة تفحص القطعة قبل الدفع، وإذا لم تناسبك لاحقًا <a href="/refund">فأرجعها</a> إليها.</p>`,
  },
};
