import { z } from 'zod';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { cacheBriefly } from '@/lib/catalogue/lobby';
import { menuNames } from '@/lib/catalogue/menu';
import { menusInput, wireLane } from '@/lib/catalogue/schema';
import { toWireLane } from '@/lib/catalogue/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the vendors of every category, one lane for each category.',
  audience: visitors,
  input: menusInput,
  output: z.object({ data: z.object({ lanes: z.array(wireLane) }) }),
  async run({ input, language, headers }) {
    cacheBriefly(headers, input.language);
    const { title } = menuNames(language);
    return { data: { lanes: (await categoryMenu()).map((entry) => toWireLane(entry, title)) } };
  },
});
