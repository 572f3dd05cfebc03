import { z } from 'zod';
import { documentOf } from '@/lib/backoffice/api-docs/loaders';
import { operators } from '@/lib/backoffice/audience';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'The OpenAPI 3.1 document of every route, made from their schemas.',
  audience: operators(),
  input: z.object({}),
  responseType: 'application/json',
  async run() {
    // Imported on demand, because it contains every route, also this one.
    const { routeModules } = await import('./route-modules');
    const document = await documentOf(routeModules);
    return { bytes: Buffer.from(JSON.stringify(document, null, 2)), type: 'application/json; charset=utf-8' };
  },
});
