import { parseEnv } from '@/lib/platform/env';
import { logLevel } from '@/lib/platform/logger';

const good = { DATABASE_URL: 'postgres://a@b/c', SESSION_SECRET: 'x'.repeat(32) };

describe('parseEnv', () => {
  it('sets the defaults', () => {
    expect(parseEnv(good)).toMatchObject({
      PORT: 3000,
      TRUST_PROXY: 0,
      DEMO_SEED: true,
      SITE_PROFILE: 'full',
    });
  });

  it('treats an empty variable as missing', () => {
    expect(parseEnv({ ...good, PORT: '' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', '-1'],
    ['CURRENCY', 'baht'],
    ['CURRENCY', 'PLY'],
    ['SETTLEMENT_ZONE', 'Mars/Base'],
    ['DATABASE_POOL', '1'],
    ['LOG_LEVEL', 'verbose'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DEMO_SEED', 'maybe'],
    ['DEMO_PASSWORD', 'short'],
  ])('names an invalid %s', (name, value) => {
    expect(() => parseEnv({ ...good, [name]: value })).toThrow(
      new RegExp(`^The environment is not usable:\n  ${name}: .+`),
    );
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'],
  ])('names the missing partner of %s', (given, missing) => {
    expect(() => parseEnv({ ...good, [given]: 'x' })).toThrow(new RegExp(`\n  ${missing}: is missing`));
    expect(parseEnv({ ...good, [given]: 'x', [missing]: 'y' })).toMatchObject({
      [given]: 'x',
      [missing]: 'y',
    });
  });

  it('names all missing variables in one error', () => {
    expect(() => parseEnv({})).toThrow(/DATABASE_URL: is missing.*\n.*SESSION_SECRET: is missing/s);
  });
});

describe('logLevel', () => {
  it.each([
    [{ LOG_LEVEL: 'warn' }, 'warn'],
    [{ LOG_LEVEL: 'silent' }, 'silent'],
    [{ LOG_LEVEL: '' }, 'info'],
    [{ LOG_LEVEL: 'verbose' }, 'info'],
    [{}, 'info'],
    [{ NODE_ENV: 'test' }, 'silent'],
  ])('for %j is %s and does not throw', (environment, level) => {
    expect(logLevel(environment)).toBe(level);
  });
});
