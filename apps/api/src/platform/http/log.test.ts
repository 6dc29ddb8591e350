import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { loggedPath } from './logged-path.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are hidden at any place of an entry', () => {
  const text = logged((log) => {
    log.info({ cookie: 'SECRET1', body: { Password: 'SECRET2', list: [{ RecoveryCode: 'SECRET3' }] } });
    log.warn({ headers: { authorization: 'SECRET4', 'set-cookie': ['SECRET5'] }, ClientEmail: 'SECRET6' });
    log.error({
      err: Object.assign(new Error('failed'), { phone: 'SECRET7', body: { code: 'SECRET8' }, code: 'EPIPE' }),
    });
    log.error({ fault: { code: '23505', token: 'SECRET9' }, code: 'SECRET0' });
  });
  expect(text).not.toContain('SECRET');
  expect(text).toContain('EPIPE');
  expect(text).toContain('23505');
  expect(text).toContain('failed');
});

test.each([
  ['/price/mann-filter/W71275?utm=1&phone=79161234567', '/price/mann-filter/W71275'],
  ['http://shop.test/login?password=a#b', '/login'],
  ['/user/password/recovery/abcDEF123', '/user/password/recovery/[hidden]'],
  ['/en/user/password/Recovery/abcDEF123/', '/en/user/password/Recovery/[hidden]/'],
  ['/price/Search-Text/anna@example.com', '/price/Search-Text/[hidden]'],
  ['/search/anna%40example.com', '/search/[hidden]'],
])('%s is logged as %s', (address, path) => {
  expect(loggedPath(address)).toBe(path);
});
