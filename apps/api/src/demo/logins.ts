/** The logins of a demo; the entry point `@partshop/api/logins`. */
export { demoLogins, type DemoLogin, type DemoRole } from '@partshop/demo-data/logins';
