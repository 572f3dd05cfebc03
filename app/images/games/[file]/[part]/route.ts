import { noPicture, pictureResponse } from '@/lib/catalogue/gallery/response';
import { stagePart, stagePicture } from '@/lib/catalogue/gallery/stage';

/** The stage of a game: /images/games/<nodeId>/backdrop-tall.svg, /images/games/<nodeId>/high1.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string; part: string }> },
): Promise<Response> {
  const { file: nodeId, part: name } = await params;
  const part = stagePart(name);
  if (!part || !/^[1-9]\d{0,17}$/.test(nodeId)) return noPicture();
  return pictureResponse(request, `stage ${nodeId} ${name}`, (version) =>
    stagePicture(BigInt(nodeId), part, version),
  );
}
