import { z } from 'zod';
import { brandIcon } from '@/lib/catalogue/gallery/icons';
import { loadLiteProfile } from '@/lib/content/lite/loaders';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';
import { publicUrl } from '@/lib/platform/env';
import { definePublic } from '@/lib/platform/http/define-public';
import { brandName } from '@/lib/platform/site-config';

export const GET = definePublic<{ locale: string }>(
  {
    summary: 'The lite profile for iPhones: an icon on the home screen that opens the site',
    input: z.object({ locale: z.string() }),
    responseType: 'application/x-apple-aspen-config',
  },
  async (_request, { params }) => {
    const given = (await params).locale;
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    const icon = await brandIcon('home-180.png');
    const profile = loadLiteProfile({
      url: publicUrl() + localePath(locale, '/'),
      name: brandName(locale),
      description: translator(locale, 'apps')('profile.description', { brand: brandName(locale) }),
      icon: icon!,
    });
    return new Response(new Uint8Array(profile), {
      headers: {
        'content-type': 'application/x-apple-aspen-config',
        'content-disposition': `attachment; filename="${profileFileName()}.mobileconfig"`,
        'cache-control': 'public, max-age=3600',
      },
    });
  },
);

/** The name of the brand in Latin letters, for the name of the file. */
const profileFileName = () =>
  brandName()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site';
