import { isLocale } from '@/lib/i18n/locales';
import { pickMessages } from '@/lib/i18n/messages';

/** The messages of one namespace, for parts that are loaded on first use (components/ui/messages-boundary.tsx). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; namespace: string }> },
) {
  const { locale, namespace } = await params;
  const found =
    isLocale(locale) && /^[a-z-]{1,40}$/.test(namespace)
      ? pickMessages(locale, [namespace])[namespace]
      : undefined;
  if (!found) return Response.json({}, { status: 404 });
  return Response.json(found, {
    headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' },
  });
}
