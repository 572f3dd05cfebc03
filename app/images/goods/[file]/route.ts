import { z } from 'zod';
import { goodDrawing } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ file: string }>(
  {
    summary: 'A good’s picture: `jade.teapot.svg`',
    input: z.object({ file: z.string(), v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  async (request, { params }) => {
    const { file } = await params;
    return drawingResponse(request, `/images/goods/${file}`, () => goodDrawing(file));
  },
);
