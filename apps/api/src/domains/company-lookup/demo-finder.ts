import type { DemoBehaviour } from '../../platform/settings/delivery-settings.ts';
import { FinderFailed, type CompanyFinder } from './company-finder.ts';

const SLOW_MS = 2000;
/** Digits of the number of a sole proprietor. */
const PERSON = 12;

/** Stands in for a service without a network: every right number has a company that is made up. It can be slow, be down, or find nobody. */
export function createDemoFinder(behaviour: DemoBehaviour): CompanyFinder {
  return {
    async byInn(inn) {
      if (behaviour === 'failing') throw new FinderFailed('The stand-in is told to fail.');
      if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (behaviour === 'refusing') return undefined;
      const isPerson = inn.length === PERSON;
      return {
        inn,
        kpp: isPerson ? '' : `${inn.slice(0, 4)}01001`,
        ogrn: isPerson ? `3${inn.padEnd(14, '0')}` : `1${inn.padEnd(12, '0')}`,
        name: isPerson ? 'ИП Демонстрационный Пётр Петрович' : `ООО «Демо-компания ${inn.slice(-4)}»`,
        address: 'г. Москва, ул. Примерная, д. 1',
        isActive: true,
      };
    },
  };
}
