import { symbol } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';

/** A reel symbol: /images/symbols/night-market/high1.svg, or in a game’s own look /images/symbols/night-market.jade.cat/high1.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ look: string; file: string }> },
): Promise<Response> {
  const { look, file } = await params;
  return drawingResponse(request, `symbol ${look}/${file}`, () => symbol(look, file));
}
