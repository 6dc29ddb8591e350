import type { ArticleNumber } from '@partshop/api-client';

const FIELDS = ['catalogKey', 'catalogName', 'catalogFullNumber', 'clearNumber', 'productName'] as const;

/** The articles that replaced the removed one of a page, from what its route threw. */
export function readSuccessors(error: unknown): ArticleNumber[] {
  const data = fieldOf(error, 'data');
  const successors = fieldOf(data, 'successors');
  return Array.isArray(successors) ? successors.filter(isArticle) : [];
}

const isArticle = (value: unknown): value is ArticleNumber =>
  FIELDS.every((field) => typeof fieldOf(value, field) === 'string');

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}
