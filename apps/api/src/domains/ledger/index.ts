/** The ledger of wholesale clients: what raises and what lowers their debt. Entries are only added. */
export { findDebtor, overdueSql } from './overdue.queries.ts';
export { bookOrder, bookPayment } from './book.queries.ts';
