import { backdrop } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';

/** What stands behind the reels: /images/backdrops/night-market.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return drawingResponse(request, `backdrop ${file}`, () => backdrop(file));
}
