import { vendorMark } from '@/lib/catalogue/gallery/drawings';
import { drawingResponse } from '@/lib/catalogue/gallery/response';

/** A vendor’s mark: /images/vendors/PG.svg, PG-active.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  return drawingResponse(request, `vendor ${file}`, () => vendorMark(file));
}
