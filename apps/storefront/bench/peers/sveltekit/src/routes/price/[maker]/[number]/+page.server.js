import { pageOf } from '../../../../../page-data.mjs';

export const load = ({ params }) => ({ page: pageOf(params.number) });
