import { createContext, type ComponentType } from 'react';
import type { Feature, Messages, Panel } from '@partshop/features/core';

/** What the features add around every page. */
export type Chrome = {
  panels: readonly Panel[];
  beforePage: readonly ComponentType[];
  inHeader: readonly ComponentType[];
  afterPage: readonly ComponentType[];
  /** Texts that every page needs. */
  messages: readonly Messages[];
};

export function chromeOf(features: readonly Feature[]): Chrome {
  return {
    panels: features.flatMap(({ panels }) => panels),
    beforePage: features.flatMap(({ slots }) => slots.beforePage ?? []),
    inHeader: features.flatMap(({ slots }) => slots.inHeader ?? []),
    afterPage: features.flatMap(({ slots }) => slots.afterPage ?? []),
    messages: features.flatMap(({ messages }) => messages),
  };
}

export const ChromeContext = createContext<Chrome>(chromeOf([]));
