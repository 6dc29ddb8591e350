import { z } from '@hono/zod-openapi';
import { EXTENSION } from './common.ts';

/**
 * What employees do for a company: an administrator manages employees, approves orders and buys without a limit; a buyer buys within
 * limits; a viewer reads the company's orders and buys nothing.
 */
export const EMPLOYEE_ROLES = ['administrator', 'buyer', 'viewer'] as const;
export const EmployeeRole = z.enum(EMPLOYEE_ROLES).openapi('EmployeeRole', EXTENSION);
export type EmployeeRole = z.infer<typeof EmployeeRole>;

/** The owner is the client whose company it is. */
export const CompanyRole = z.enum(['owner', ...EMPLOYEE_ROLES]).openapi('CompanyRole', EXTENSION);
export type CompanyRole = z.infer<typeof CompanyRole>;
