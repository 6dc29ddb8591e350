import { pageOf } from '../../../page-data.mjs';

export default defineEventHandler((event) => pageOf(getRouterParam(event, 'number')));
