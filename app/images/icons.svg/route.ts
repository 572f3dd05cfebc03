import { z } from 'zod';
import { ICON_VERSION } from '@/components/ui/icon-address';
import { renderIconSheet } from '@/components/ui/icon-sheet';
import { pictureResponse } from '@/lib/catalogue/gallery/response';
import { definePublic } from '@/lib/platform/http/define-public';

export const GET = definePublic(
  {
    summary: 'The sheet of all icons, one symbol each',
    input: z.object({ v: z.string().optional() }),
    responseType: 'image/svg+xml',
  },
  (request) =>
    pictureResponse(request, '/images/icons.svg', (version) =>
      version === undefined || version === ICON_VERSION ? renderIconSheet() : undefined,
    ),
);
