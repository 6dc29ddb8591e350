import { loadWith } from '@partshop/features/core';
import { loadAccessibility } from './accessibility.saga.ts';

export const loader = loadWith(loadAccessibility);
export { AccessibilityScreen as Component } from './AccessibilityScreen.tsx';
