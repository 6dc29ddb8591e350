import type { CompanyAccount, EmployeeRole, SpendingLimits } from '@partshop/api-client/contract';
import type { createAccounts } from './accounts.ts';
import type { createInbox } from './messages.ts';
import type { Visitor } from './test-api.ts';

export const COMPANY = '/services/cabinet/company-account';
const NO_LIMITS: SpendingLimits = { orderLimit: null, monthLimit: null };
const DETAILS = { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '', ogrn: '', address: '' };

/** Companies for tests: their owners, and employees who accepted an invitation. */
export function createCompanies(
  { signedIn }: Pick<ReturnType<typeof createAccounts>, 'signedIn'>,
  inbox: ReturnType<typeof createInbox>,
) {
  /** The owner of a company. */
  async function owned(name = 'Анна Хозяйкина') {
    const { guest: owner, account } = await signedIn({ type: 'Wholesale', name });
    await owner.put('/services/cabinet/company', DETAILS);
    return { owner, account };
  }

  /** The code of an invitation that a manager sends. */
  async function invite(
    manager: Visitor,
    role: EmployeeRole,
    limits: Partial<SpendingLimits> = {},
    contact = 'new@garage.test',
  ): Promise<{ code: string; id: number }> {
    const wanted = { ...NO_LIMITS, ...limits, role, name: 'Борис Закупкин', contact };
    const { status, body } = await manager.post(`${COMPANY}/employees`, wanted);
    if (status !== 200) throw new Error(`The invitation answered ${status}.`);
    const [newest] = await inbox.messages(manager);
    const [code] = /\b[A-Z\d]{12}\b/.exec(newest?.text ?? '') ?? [];
    const id = (body as CompanyAccount).employees.at(-1)?.id;
    if (code === undefined || id === undefined) throw new Error('No invitation came.');
    return { code, id };
  }

  /** A client who accepted an invitation. */
  async function employed(manager: Visitor, role: EmployeeRole, limits: Partial<SpendingLimits> = {}) {
    const { code, id } = await invite(manager, role, limits);
    const { guest: employee, account } = await signedIn({ name: 'Борис Закупкин' });
    await employee.post(`${COMPANY}/invitation/answer`, { code, accepts: true });
    return { employee, account, id };
  }

  return { owned, invite, employed };
}
