import { startSiteConfig, stopSiteConfig } from '@/lib/content/site-config/cache';
import { closeDatabase } from '@/lib/db/client';
import { siteProfile } from '@/lib/i18n/site';
import { brandName, siteConfig } from '@/lib/platform/site-config';

// Another process of the site: run by site-config.test.ts. Prints what it shows after each reading of the settings that brings a new
// version, until its input ends.
let shown = '';
function print(version: string): void {
  if (version === shown) return;
  shown = version;
  const { money, theme } = siteConfig();
  const line = {
    brand: brandName('th'),
    accent: theme.dark.accent,
    currency: money.currency,
    languages: siteProfile().locales,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await startSiteConfig(print);
print(siteConfig().version);
process.stdin.resume().once('end', () => {
  stopSiteConfig();
  void closeDatabase().then(() => process.exit(0));
});
