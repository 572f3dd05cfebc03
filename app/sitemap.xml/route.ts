import { z } from 'zod';
import { sitemap } from '@/components/seo/sitemap-parts';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic(
  {
    summary: 'The sitemap: its index, or one of the parts that the index names',
    input: z.object({ part: z.string().optional() }),
    answers: 'application/xml',
  },
  async (request) => {
    const xml = await sitemap(new URL(request.url).searchParams.get('part') ?? undefined);
    if (xml === undefined) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  },
);
