import { expect } from '@playwright/test';
import { test } from './support/test';

/** A script by which Next.js hands the browser the page's data. */
const DATA = /<script>self\.__next_f\.push\(.*?<\/script>/gs;
const SCRIPT = /<script\b.*?<\/script>/gs;

const bytes = (text: string) => Buffer.byteLength(text);

/*
 * Decision 0069. What a page's components say of it to the browser is as long as the page where they hand over elements, and a
 * half where they hand over data: a list of elements that slips back in is seen here.
 */
test.describe('A page’s data is no second copy of the page', () => {
  test.beforeEach(({}, info) => info.skip(info.project.name === 'phone', 'The HTML has no width.'));

  // Measured 0.56, 0.60, 0.67, 0.67.
  for (const [path, most] of [
    ['/', 0.65],
    ['/th', 0.69],
    ['/rng', 0.76],
    ['/promotions', 0.76],
  ] as const)
    test(path, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const data = bytes((html.match(DATA) ?? []).join(''));
      const markup = bytes(html.replace(SCRIPT, ''));
      expect(data).toBeGreaterThan(0);
      expect(data / markup).toBeLessThan(most);
    });

  test('the side menu stands in it once, for the rail and for the drawer', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const data = (html.match(DATA) ?? []).join('');
    expect(data.match(/rotate-ccw-clock/g)).toHaveLength(1);
  });
});
