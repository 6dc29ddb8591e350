import type { ComponentType } from 'react';
import type { Messages } from '@partshop/features/core';

export type LayoutExtras = {
  /** First in the document, as for a question to the visitor. */
  BeforePage: ComponentType;
  AfterPage: ComponentType;
  texts: readonly Messages[];
};
