import { z } from 'zod';
import { buildWebManifest } from '@/components/seo/web-manifest';
import { openGames } from '@/lib/catalogue/loaders';
import { definePublic } from '@/lib/platform/http/define-public';
import { requestLanguage } from '@/lib/platform/http/language';

export const GET = definePublic(
  {
    summary: 'The web app manifest: the site on a phone’s home screen, in the language asked for',
    input: z.object({ language: z.string().optional(), v: z.string().optional() }),
    responseType: 'application/manifest+json',
  },
  async (request) =>
    Response.json(buildWebManifest(requestLanguage(request), await openGames()), {
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'Cookie, Accept-Language',
      },
    }),
);
