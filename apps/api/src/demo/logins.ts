/** Whom a demo lets log in; entered as `@partshop/api/logins`. */
export { demoLogins, type DemoLogin, type DemoRole } from '@partshop/demo-data/logins';
