import { createHash } from 'node:crypto';
import { isNonced, securityHeaders } from '@/lib/platform/http/content-security';
import { hashedPolicy, noncedPolicy } from '@/lib/platform/http/page-policy';
import { THEME_SCRIPT } from '@/lib/platform/theme-script';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashedPolicy', () => {
  const data = 'self.__next_f.push([1,"4:[\\"$\\",\\"div\\"]"])';

  it('allows our theme script and a page’s data', () => {
    const policy = hashedPolicy(
      `<script>${THEME_SCRIPT}</script><script>${data}</script><script src="/a.js"></script>`,
    );
    expect(policy).toContain(hash(THEME_SCRIPT));
    expect(policy).toContain(hash(data));
    expect(policy).not.toContain("unsafe-inline' 'sha");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)+"b"])',
    'self.__next_f.push([1,"a\\"])\n;alert(1)//"])x',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    `${THEME_SCRIPT};alert(1)`,
  ])('does not allow the script %s', (script) => {
    expect(hashedPolicy(`<script>${script}</script>`)).not.toContain('sha256');
  });
});

test('scripts may call the site and the mirrors whose speed is measured; invalid hosts are left out', () => {
  const connect = (policy: string) => /connect-src [^;]*/.exec(policy)?.[0];
  expect(connect(hashedPolicy(''))).toBe("connect-src 'self'");
  const mirrors = ['b.example.com', 'c.example:8443', "x; script-src 'unsafe-inline'", '*'];
  expect(connect(hashedPolicy('', mirrors))).toBe("connect-src 'self' b.example.com c.example:8443");
  expect(noncedPolicy(mirrors)).not.toContain("script-src 'unsafe-inline'");
});

test('frames may show our own pages and the given origins; invalid origins are left out', () => {
  const origins = [
    'https://games.example',
    'http://localhost:4000',
    "https://x'; script-src *",
    '*',
    'javascript:',
  ];
  const frames = /frame-src [^;]*/.exec(noncedPolicy([], origins))?.[0];
  expect(frames).toBe("frame-src 'self' https://games.example http://localhost:4000");
  expect(hashedPolicy('')).toContain("frame-src 'self';");
});

describe('noncedPolicy', () => {
  it('allows our own inline script, which has no nonce', () => {
    expect(noncedPolicy()).toContain(hash(THEME_SCRIPT));
  });

  it('has a new nonce each time', () => {
    expect(noncedPolicy()).not.toBe(noncedPolicy());
  });
});

describe('securityHeaders', () => {
  it('have HSTS on an https site, and not over http', () => {
    expect(securityHeaders('https://play.example')).toHaveProperty(
      'strict-transport-security',
      'max-age=31536000',
    );
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders('http://localhost:3000')).toHaveProperty('x-content-type-options', 'nosniff');
  });
});

describe('isNonced', () => {
  it.each([
    ['/member/deposit', true],
    ['/th/member', true],
    ['/seamless', true],
    ['/backoffice/login', true],
    ['/studio/slots/1', true],
    ['/', false],
    ['/th', false],
    ['/rng', false],
    ['/lottery', false],
    ['/th/vnLottery', false],
    ['/memberships', false],
  ])('%s: %s', (path, nonced) => {
    expect(isNonced(path)).toBe(nonced);
  });
});
