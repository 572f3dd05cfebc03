import { z } from 'zod';
import { renderOfflinePage } from '@/components/site/offline-page';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ locale: string }>(
  {
    summary: 'What the installed site shows where there is no network; one file by itself',
    input: z.object({ locale: z.string() }),
    responseType: 'text/html',
  },
  async (_request, { params }) => {
    const { locale } = await params;
    return new Response(await renderOfflinePage(isLocale(locale) ? locale : DEFAULT_LOCALE), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  },
);
