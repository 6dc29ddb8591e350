/** The articles that the demo catalogue holds in every size; entered as `@partshop/api/landmarks`. */
export * from '@partshop/demo-data/landmarks';
