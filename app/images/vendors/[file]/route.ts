import { z } from 'zod';
import { findVendorMark } from '@/lib/catalogue/gallery/loaders';
import { drawingResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'A vendor’s mark: `PG.svg`, `PG-active.svg`',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  async (request, { params }) => {
    const { file } = await params;
    return drawingResponse(request, `/images/vendors/${file}`, () => findVendorMark(file));
  },
);
