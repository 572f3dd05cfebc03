import { z } from 'zod';
import { symbol } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic<{ look: string; file: string }>(
  {
    summary:
      'A reel symbol: `night-market/high1.svg`, or in a game’s own look `night-market.jade.cat/high1.svg`',
    input: z.object({ look: z.string(), file: z.string(), v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  async (request, { params }) => {
    const { look, file } = await params;
    return drawingResponse(request, `/images/symbols/${look}/${file}`, () => symbol(look, file));
  },
);
