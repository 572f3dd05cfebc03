import { z } from 'zod';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { cacheBriefly } from '@/lib/catalogue/lobby';
import { menuNames } from '@/lib/catalogue/menu';
import { menusInput, wireCategory } from '@/lib/catalogue/schema';
import { toWireCategory } from '@/lib/catalogue/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the categories that have vendors, with their vendor cards and classes.',
  audience: visitors,
  input: menusInput,
  output: z.object({ list: z.array(wireCategory) }),
  async run({ input, language, headers }) {
    cacheBriefly(headers, input.language);
    const names = menuNames(language);
    return {
      list: (await categoryMenu()).map((entry) => toWireCategory(entry, names.title, names.className)),
    };
  },
});
