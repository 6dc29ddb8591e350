import { useSelector } from 'react-redux';
import { selectSiteConfig, useMoney } from '@partshop/features/core';

const KOPECKS = 100;

/** The figures of the bonus programme as texts name them, from the settings of the shop. */
export function useProgramme() {
  const { moneyText } = useMoney('RUB');
  const { welcome = 0, days = 0, orderShare: share = 0 } = useSelector(selectSiteConfig)?.bonus ?? {};
  return {
    isOpen: share > 0,
    isGranted: welcome > 0 && share > 0,
    values: { amount: moneyText(welcome * KOPECKS), days, share },
  };
}
