import { gameTile } from '@/lib/catalogue/gallery/loaders';
import { noPicture, pictureResponse } from '@/lib/catalogue/gallery/response';

/** The tile of a game: /images/games/<nodeId>.svg */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const nodeId = /^([1-9]\d{0,17})\.svg$/.exec((await params).file)?.[1];
  if (!nodeId) return noPicture();
  return pictureResponse(request, `game ${nodeId}`, (version) => gameTile(BigInt(nodeId), version));
}
