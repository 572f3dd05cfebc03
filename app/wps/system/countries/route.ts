import { z } from 'zod';
import { COUNTRIES } from '@/lib/identity/mobile/countries';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Countries with their dialling codes.',
  audience: visitors,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })) }),
  run: async () => ({
    list: COUNTRIES.map(([countryCode, countryDialingCode]) => ({ countryCode, countryDialingCode })),
  }),
});
