/** What becomes of sellers' positions by day: written as it happens, read by `seller-sales`. */
export { ADD_CHANGED, createDayFolding } from './fold-days.ts';
export { noteAdds } from './note-adds.queries.ts';
export { createViewCounting, type ViewCounting, type ViewTools } from './count-views.ts';
