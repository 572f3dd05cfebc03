import { expect } from '@playwright/test';
import { test } from './support/test';

/** A script in which Next.js sends the page's data to the browser. */
const DATA = /<script>self\.__next_f\.push\(.*?<\/script>/gs;
/** Any other script. Structured data counts as HTML: it is sent as such, and again in the data. */
const SCRIPT = /<script(?![^>]*type="application\/ld\+json")\b.*?<\/script>/gs;

const bytes = (text: string) => Buffer.byteLength(text);

/*
 * Decision 0069. A page's data is as long as its HTML if components pass elements to client components, and half as long if they
 * pass data. This test finds a list of elements that is passed again.
 */
test.describe('the data of a page is no second copy of its HTML', () => {
  test.beforeEach(({}, info) => info.skip(info.project.name.startsWith('phone'), 'The HTML has no width.'));

  // Measured 0.58, 0.62, 0.66, 0.74. The cards of the promotions, sent as elements, would make the last one 0.9.
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

  test('the side menu is sent once for the rail and the drawer', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const data = (html.match(DATA) ?? []).join('');
    expect(data.match(/rotate-ccw-clock/g)).toHaveLength(1);
  });
});
