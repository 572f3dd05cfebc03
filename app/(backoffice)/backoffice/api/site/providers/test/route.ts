import { auditedTransaction } from '@/lib/backoffice/audit/commands';
import { operators } from '@/lib/backoffice/audience';
import { testInput, testOutput } from '@/lib/backoffice/site/schema';
import { completeValue } from '@/lib/content/site-config/commands';
import { createLimit } from '@/lib/identity/throttle/limit';
import {
  testMailProvider,
  testSmsProvider,
  testSocialProvider,
  type TestAnswer,
} from '@/lib/inbox/providers/test';
import { badInput, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

// A message costs money, and the site must not be a means to write to strangers.
const tests = createLimit('provider-test', 20, 3_600);

export const POST = defineRoute({
  summary: 'Tests a provider with settings that may not be saved yet, and returns what it has answered.',
  audience: operators('site.write'),
  input: testInput,
  output: testOutput,
  refusals: [tooManyRequests(60)],
  async run({ ctx, input: { key, value, to }, language }) {
    await tests.take(String(ctx.operator.id));
    const answer = await test();
    await auditedTransaction(ctx, () =>
      Promise.resolve({
        outcome: undefined,
        action: 'site.test',
        subject: `setting:${key}`,
        detail: { sent: answer.sent },
      }),
    );
    return answer;

    async function test(): Promise<TestAnswer> {
      if (key === 'provider.sms') {
        if (!/^\+[1-9]\d{6,14}$/.test(to.replace(/[ -]/g, '')))
          throw badInput({ to: { code: 'MOBILE_FORMAT' } });
        return testSmsProvider(await completeValue(ctx.db, key, value), to.replace(/[ -]/g, ''), language);
      }
      if (key === 'provider.email') {
        if (!/^[^\s@]+@[^\s@]+$/.test(to)) throw badInput({ to: { code: 'EMAIL_FORMAT' } });
        return testMailProvider(await completeValue(ctx.db, key, value), to, language);
      }
      return testSocialProvider(await completeValue(ctx.db, key, value));
    }
  },
});
