import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { createCaptcha } from '@/lib/identity/captcha/commands';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Creates a captcha for this browser: one use, two minutes.',
  audience: visitors,
  input: z.object({}),
  output: z.object({ captchaId: z.string(), image: z.string() }),
  run: ({ ctx, request, ip, headers }) => createCaptcha(ctx.db, requestOrigin(request, ip, headers)),
});
