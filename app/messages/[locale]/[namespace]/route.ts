import { z } from 'zod';
import { isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';
import { definePublic } from '@/lib/platform/http/define-public';

/** For parts that are loaded on first use (components/ui/messages-boundary.tsx). */
export const GET = definePublic<{ locale: string; namespace: string }>(
  {
    summary: 'The texts of one namespace in one language',
    input: z.object({ locale: z.string(), namespace: z.string() }),
    responseType: 'application/json',
  },
  async (_request, { params }) => {
    const { locale, namespace } = await params;
    const found =
      isLocale(locale) && /^[a-z-]{1,40}$/.test(namespace)
        ? pickMessages(locale, [namespace])[namespace]
        : undefined;
    if (!found) return Response.json({}, { status: 404 });
    return Response.json(found, {
      headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' },
    });
  },
);
