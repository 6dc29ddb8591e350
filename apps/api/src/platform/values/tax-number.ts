import { checkINN } from 'ru-validation-codes';

/** Whether a text is an INN, the tax number of a company (ten digits) or a sole proprietor (twelve), by its check digits. */
export const isInn = (text: string): boolean => /^\d+$/.test(text) && checkINN(text);
