import type { DemoPostText } from './demo-post-text.ts';

export const deliveryTimes: DemoPostText = {
  title: {
    ru: 'Сроки доставки теперь с вероятностью',
    en: 'Delivery times now come with a probability',
    ar: 'مدد التوصيل صارت مع نسبة الالتزام',
  },
  teaser: {
    ru: 'Как читать «Вовремя 92 из 100» и почему самый короткий срок не всегда лучший.',
    en: 'How to read “On time 92 of 100”, and why the shortest time is not always the best.',
    ar: 'كيف تقرأ «في الموعد 92 من 100»، ولماذا ليست أقصر مدة هي الأفضل دائمًا.',
  },
  html: {
    ru: `<p>У каждого предложения видно не только обещанный срок, но и то, как часто продавец его держал. <strong>92 из 100</strong> — значит, из ста последних заказов вовремя пришли девяносто два.</p>
<p>Если деталь нужна к определённому дню, выбирайте не самый короткий срок, а самый надёжный.</p>`,
    en: `<p>Each offer shows not only the promised time but also how often the seller kept it. <strong>92 of 100</strong> means that of the last hundred orders ninety-two came on time.</p>
<p>If you need a part by a certain day, choose not the shortest time but the most reliable one.</p>`,
    ar: `<p>عند كل عرض ترى المدة الموعودة وكم مرة التزم بها البائع. <strong>92 من 100</strong> تعني أن اثنين وتسعين من آخر مئة طلب وصلت في موعدها.</p>
<p>إذا كنت تحتاج إلى القطعة في يوم معين فلا تختر أقصر مدة بل الأكثر التزامًا.</p>`,
  },
};
