/** The articles that the demo catalogue holds in every size; the entry point `@partshop/api/landmarks`. */
export * from '@partshop/demo-data/landmarks';
