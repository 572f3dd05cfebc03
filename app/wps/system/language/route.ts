import { z } from 'zod';
import { languageCookies } from '@/lib/content/language';
import { visitors } from '@/lib/identity/audience';
import { languageFromWire } from '@/lib/i18n/languages';
import { badInput } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary: 'Stores the chosen language in the cookies lang and hisLang.',
  audience: visitors,
  input: z.object({ language: z.string().min(2).max(8) }),
  output: z.object({ language: z.string() }),
  async run({ input, headers }) {
    const language = languageFromWire(input.language);
    if (!language) throw badInput({ language: { code: 'INVALID' } });
    for (const cookie of languageCookies(language.code)) headers.append('set-cookie', cookie);
    return { language: language.code };
  },
});
