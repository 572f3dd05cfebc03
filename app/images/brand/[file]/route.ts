import { brand } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';

/** The sign of the house: /images/brand/mark.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return drawingResponse(request, `brand ${file}`, () => brand(file));
}
