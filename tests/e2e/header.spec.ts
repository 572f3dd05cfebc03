import { expect } from '@playwright/test';
import { logInAs } from '@/lib/cli/screens';
import { DEMO_PASSWORD, STORED_SESSIONS } from './support/demo';
import { test } from './support/test';
import { address } from './support/texts';

test('the header shows a member no login link while the session state is being loaded', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL!, 'member', DEMO_PASSWORD, STORED_SESSIONS);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/wps/member/info**', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/wps\/member\/info/);
  await page.goto(address('en', '/help'));
  await requested;
  await expect(page.locator('header a[href$="/login"]')).toBeHidden();
  release();
  await expect(page.locator('header button[aria-haspopup="menu"]')).toBeVisible();
  await expect(page.locator('header a[href$="/login"]')).toHaveCount(0);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the ${colorScheme} header is translucent, and opaque for readers who prefer that`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    // The page chooses its theme when it loads.
    await page.emulateMedia({ colorScheme });
    await page.goto(address('en', '/help'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const header = page.locator('header.sticky');
    const prefer = async (transparency: 'no-preference' | 'reduce') => {
      // Playwright has no option for this preference. The call replaces all of them.
      const features = [
        { name: 'prefers-reduced-transparency', value: transparency },
        { name: 'prefers-color-scheme', value: colorScheme },
      ];
      await session.send('Emulation.setEmulatedMedia', { features });
    };
    // The page follows a preference with its next frame.
    const look = expect.poll(() =>
      header.evaluate((element) => {
        const { backgroundColor, backdropFilter } = getComputedStyle(element);
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return { isOpaque: canvas.getImageData(0, 0, 1, 1).data[3] === 255, backdropFilter };
      }),
    );
    await prefer('no-preference');
    await look.toEqual({ isOpaque: false, backdropFilter: 'blur(12px)' });
    await prefer('reduce');
    await look.toEqual({ isOpaque: true, backdropFilter: 'none' });
  });
