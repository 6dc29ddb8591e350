import type { DocumentLanguage } from './document-texts.ts';

type Texts = {
  labels: string;
  packingLists: string;
  packingList: (number: string, date: string) => string;
  until: (date: string) => string;
  pieces: (qty: number) => string;
  city: string;
  packed: string;
  packedBy: string;
};

const TEXTS: Record<DocumentLanguage, Texts> = {
  ru: {
    labels: 'Этикетки',
    packingLists: 'Упаковочные листы',
    packingList: (number, date) => `Упаковочный лист к заказу № ${number} от ${date}`,
    until: (date) => `до ${date}`,
    pieces: (qty) => `${qty} шт.`,
    city: 'Куда',
    packed: 'Уложено',
    packedBy: 'Собрал',
  },
  en: {
    labels: 'Labels',
    packingLists: 'Packing lists',
    packingList: (number, date) => `Packing list for order ${number}, ${date}`,
    until: (date) => `by ${date}`,
    pieces: (qty) => `Qty ${qty}`,
    city: 'To',
    packed: 'Packed',
    packedBy: 'Packed by',
  },
  ar: {
    labels: 'ملصقات',
    packingLists: 'قوائم التعبئة',
    packingList: (number, date) => `قائمة تعبئة للطلب رقم ${number} بتاريخ ${date}`,
    until: (date) => `حتى ${date}`,
    pieces: (qty) => `العدد ${qty}`,
    city: 'إلى',
    packed: 'عُبّئ',
    packedBy: 'عبّأ',
  },
};

export const sellerPrintTexts = (lang: DocumentLanguage): Texts => TEXTS[lang];
