import { defineMessages } from '@partshop/features/core';

/** The text of every page with breadcrumbs. */
export const messages = defineMessages('breadcrumb-builder', {
  breadcrumbs: { text: 'Навигационная цепочка', note: 'Name of the breadcrumbs for screen readers' },
});
