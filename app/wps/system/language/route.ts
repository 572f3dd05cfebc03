import { z } from 'zod';
import { languageCookies } from '@/lib/content/language';
import { visitors } from '@/lib/identity/audience';
import { languageOfWire } from '@/lib/i18n/languages';
import { badInput } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary: 'Keeps the choice of language in the cookies lang and hisLang.',
  audience: visitors,
  input: z.object({ language: z.string().min(2).max(8) }),
  output: z.object({ language: z.string() }),
  async run({ input, headers }) {
    const chosen = languageOfWire(input.language);
    if (!chosen) throw badInput({ language: { code: 'INVALID' } });
    for (const cookie of languageCookies(chosen.code)) headers.append('set-cookie', cookie);
    return { language: chosen.code };
  },
});
