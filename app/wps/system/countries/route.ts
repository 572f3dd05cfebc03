import { z } from 'zod';
import { COUNTRIES } from '@/lib/identity/mobile/countries';
import { registrationCountries } from '@/lib/identity/mobile/queries';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists countries with their dialling codes: all, or those whose numbers may register.',
  audience: visitors,
  input: z.object({ purpose: z.literal('registration', 'INVALID').optional() }),
  output: z.object({ list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })) }),
  run: async ({ ctx, input }) => {
    const countries = input.purpose ? await registrationCountries(ctx.db) : COUNTRIES;
    return {
      list: countries.map(({ code, dialling }) => ({ countryCode: code, countryDialingCode: dialling })),
    };
  },
});
