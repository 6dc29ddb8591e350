import type { PostTexts } from '../post-texts.ts';

export const becomeSupplier: PostTexts = {
  ru: {
    title: 'Стать поставщиком',
    teaser:
      'Как начать продавать автозапчасти в Partshop: кому это подходит, какие документы нужны и что будет после заявки.',
    html: `<p>В Partshop одну деталь предлагают многие склады, и покупатель видит все предложения на одной странице. Если у вас есть склад с запчастями, ваши цены могут стоять среди них.</p>
<p><a href="/registrationsupplier">Заполнить заявку</a></p>
<h2>Кому это подходит</h2>
<ul>
<li>Компаниям и предпринимателям с ИНН.</li>
<li>Тем, у кого детали есть на складе или кто знает, когда они придут: срок и остаток видны у каждого предложения.</li>
<li>Тем, кто принимает возврат: без объяснения причин у покупателя есть {returnDays}. Детали без возврата можно отметить заранее.</li>
</ul>
<h2>Что покупатель видит о складе</h2>
<p>Цену, остаток, кратность упаковки, город и срок, можно ли вернуть деталь, когда обновлялся прайс-лист и какая доля заказов отгружена вовремя. Эта доля считается по заказам, её нельзя указать самому.</p>
<h2>Какие документы нужны</h2>
<ul>
<li>Свидетельство о регистрации или выписка из реестра.</li>
<li>Документ о том, кто подписывает договор: приказ, устав или доверенность.</li>
<li>Если вы представляете марку — сертификат или письмо производителя.</li>
</ul>
<p>Подойдут PDF и фотографии страниц в JPEG или PNG. Файлы видят только вы и сотрудники магазина, которые проверяют заявку.</p>
<h2>Как это происходит</h2>
<ol>
<li>Войдите или <a href="/register-simple?target=%2Fregistrationsupplier">зарегистрируйтесь</a>: заявка живёт в вашем аккаунте.</li>
<li>Введите ИНН, и мы подставим реквизиты из справочника. Всё можно исправить.</li>
<li>Напишите, что продаёте и где склад, приложите документы и отправьте заявку.</li>
<li>Сотрудник примет её, спросит о недостающем или откажет и напишет почему. О каждом шаге придёт письмо, а состояние видно на странице заявки.</li>
<li>После этого в аккаунте откроется кабинет продавца.</li>
</ol>
<h2>Если отказали или есть вопрос</h2>
<p>Исправьте заявку и отправьте её снова: заполнять всё заново не придётся. Спросить до заявки можно по <a href="/contacts">контактам магазина</a>.</p>`,
  },
  en: {
    title: 'Become a supplier',
    teaser:
      'How to start selling car parts at Partshop: whom it suits, which documents you need, and what comes after the application.',
    html: `<p>At Partshop many warehouses offer the same part, and buyers see all offers on one page. If you have a warehouse of parts, your prices can stand among them.</p>
<p><a href="/registrationsupplier">Fill in the application</a></p>
<h2>Whom it suits</h2>
<ul>
<li>Companies and sole proprietors with a Russian tax number (INN).</li>
<li>Those who have parts in stock or know when they arrive: time and stock are shown at every offer.</li>
<li>Those who take parts back: buyers have {returnDays} to return one without a reason. Parts without returns can be marked beforehand.</li>
</ul>
<h2>What buyers see of a warehouse</h2>
<p>The price, the stock, the pack size, the city and the time, whether a part can be returned, when the price list was updated, and which share of orders was shipped on time. This share is counted from orders; nobody can set it themselves.</p>
<h2>Which documents you need</h2>
<ul>
<li>The certificate of registration, or an extract from the register.</li>
<li>A document that says who signs the contract: an order, the articles of association, or a power of attorney.</li>
<li>If you represent a make: a certificate or a letter of the manufacturer.</li>
</ul>
<p>PDF files will do, and photographs of pages as JPEG or PNG. Only you see the files, and the staff of the shop who check the application.</p>
<h2>How it goes</h2>
<ol>
<li>Log in or <a href="/register-simple?target=%2Fregistrationsupplier">register</a>: the application lives in your account.</li>
<li>Type the tax number, and we fill in the details from the register. Everything can be corrected.</li>
<li>Write what you sell and where the warehouse is, attach the documents, and send the application.</li>
<li>Staff accepts it, asks for what is missing, or refuses it and says why. A mail tells each step, and the page of the application shows how it stands.</li>
<li>Then the seller’s cabinet opens in your account.</li>
</ol>
<h2>If it is refused, or there is a question</h2>
<p>Correct the application and send it again: you need not fill in everything anew. Before you apply, ask by the <a href="/contacts">contacts of the shop</a>.</p>`,
  },
  ar: {
    title: 'كن موردًا',
    teaser: 'كيف تبدأ بيع قطع الغيار في Partshop: لمن يناسب ذلك، وما المستندات اللازمة، وماذا يحدث بعد الطلب.',
    html: `<p>في Partshop تعرض مستودعات كثيرة القطعة نفسها، ويرى المشتري كل العروض في صفحة واحدة. إذا كان لديك مستودع قطع غيار فيمكن أن تظهر أسعارك بينها.</p>
<p><a href="/registrationsupplier">املأ الطلب</a></p>
<h2>لمن يناسب ذلك</h2>
<ul>
<li>الشركات ورواد الأعمال الذين لديهم رقم ضريبي روسي (INN).</li>
<li>من لديه القطع في المستودع أو يعرف متى تصل: تظهر المدة والكمية عند كل عرض.</li>
<li>من يقبل الإرجاع: لدى المشتري {returnDays} للإرجاع دون ذكر السبب. ويمكن تمييز القطع التي لا تُرجع مسبقًا.</li>
</ul>
<h2>ماذا يرى المشتري عن المستودع</h2>
<p>السعر والكمية وعدد القطع في العبوة والمدينة والمدة، وهل يمكن إرجاع القطعة، ومتى حُدّثت قائمة الأسعار، ونسبة الطلبات التي شُحنت في موعدها. تُحسب هذه النسبة من الطلبات ولا يحددها أحد بنفسه.</p>
<h2>ما المستندات اللازمة</h2>
<ul>
<li>شهادة التسجيل أو مستخرج من السجل.</li>
<li>مستند يبيّن من يوقّع العقد: قرار أو نظام أساسي أو توكيل.</li>
<li>إذا كنت تمثل علامة تجارية: شهادة أو خطاب من الشركة المصنّعة.</li>
</ul>
<p>تكفي ملفات PDF أو صور الصفحات بصيغة JPEG أو PNG. لا يرى الملفات إلا أنت وموظفو المتجر الذين يراجعون الطلب.</p>
<h2>كيف يجري ذلك</h2>
<ol>
<li>ادخل إلى حسابك أو <a href="/register-simple?target=%2Fregistrationsupplier">سجّل</a>: الطلب محفوظ في حسابك.</li>
<li>اكتب الرقم الضريبي فنملأ البيانات من السجل، ويمكنك تصحيح كل شيء.</li>
<li>اكتب ماذا تبيع وأين المستودع، وأرفق المستندات، وأرسل الطلب.</li>
<li>يقبل الموظف الطلب، أو يسأل عما ينقصه، أو يرفضه ويذكر السبب. تصلك رسالة عند كل خطوة، وتظهر الحالة في صفحة الطلب.</li>
<li>بعد ذلك تُفتح لوحة البائع في حسابك.</li>
</ol>
<h2>إذا رُفض الطلب أو كان هناك سؤال</h2>
<p>صحّح الطلب وأرسله من جديد دون أن تملأ كل شيء مرة أخرى. وقبل الطلب اسأل عبر <a href="/contacts">جهات اتصال المتجر</a>.</p>`,
  },
};
