import { readFileSync } from 'node:fs';
import { createMember } from '@/lib/identity/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { VENDOR_ERRORS } from '@/lib/gateway/protocol/errors';
import { sign } from '@/lib/gateway/protocol/signature';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { useTestDatabase } from '../../support/database';
import { fund, openTable } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const database = useTestDatabase();
const document = readFileSync('docs/vendor-protocol.md', 'utf8');

interface Example {
  operation: string;
  call: string;
  answer: string;
}

function examples(): Example[] {
  return [...document.matchAll(/```example (\w+)\n([\s\S]*?)\n---\n([\s\S]*?)\n```/g)].map(
    ([, operation, call, answer]) => ({
      operation: operation!,
      call: call!,
      answer: answer!,
    }),
  );
}

/** Replaces each placeholder `<…>` that has a value. */
function fillPlaceholders(text: string, values: Map<string, string>): string {
  return text.replace(/<(\w+)>/g, (match, name: string) => values.get(name) ?? match);
}

/** Stores the value of each placeholder in an expected reply: it is taken from the actual reply. */
function storePlaceholders(
  expected: Record<string, unknown>,
  actual: Record<string, unknown>,
  values: Map<string, string>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const placeholder = typeof value === 'string' ? /^<(\w+)>$/.exec(value)?.[1] : undefined;
    if (placeholder) values.set(placeholder, String(actual[name]));
  }
}

async function routeOf(operation: string): Promise<RouteHandler> {
  return ((await import(`@/app/provider/v1/${operation}/route`)) as { POST: RouteHandler }).POST;
}

describe('docs/vendor-protocol.md', () => {
  test('shows every operation, with examples that match the real calls', async () => {
    const table = await openTable(database.db, 'DOCS');
    const secret = await issueVendorSecret(database.db, 'DOCS');
    const member = await createMember(database.db, { account: 'reader' });
    await fund(database.db, member.id, member.currency, 100);
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const launch = await launchGame(database.db, { player, nodeId: table.nodeId, language: 'en' });
    const values = new Map([['launchToken', launch.launchToken]]);
    const documented = examples();
    for (const { operation, call, answer } of documented) {
      const parts = signed('DOCS', secret, operation, JSON.parse(fillPlaceholders(call, values)));
      const response = await send(await routeOf(operation), operation, parts);
      const refusal = /^(\d{3}) ([A-Z_]+)( final)?$/.exec(answer);
      if (refusal) {
        const [, status, code, final] = refusal;
        expect({ call, ...response }).toMatchObject({
          status: Number(status),
          body: { code, final: Boolean(final) },
        });
        continue;
      }
      expect({ call, status: response.status, code: response.body.code }).toEqual({
        call,
        status: 200,
        code: undefined,
      });
      storePlaceholders(JSON.parse(answer) as Record<string, unknown>, response.body.value!, values);
      expect(response.body.value).toMatchObject(JSON.parse(fillPlaceholders(answer, values)) as object);
    }
    expect(new Set(documented.map((example) => example.operation))).toEqual(new Set(Object.keys(table.port)));
  });

  test('has a valid example of a signature', () => {
    const [, timestamp, operation, body, signature] =
      /```signature\ntimestamp: (.*)\noperation: (.*)\nbody: (.*)\nsignature: (.*)\n```/.exec(document)!;
    const secret = Buffer.from(/With the secret `([0-9a-f]{64})` this/.exec(document)![1]!, 'hex');
    expect(sign(secret, timestamp!, operation!, Buffer.from(body!))).toBe(signature);
  });

  test('has the error codes of the code in its table', () => {
    // The padding of the table's columns is removed.
    const unpadded = document.replace(/ +/g, ' ');
    for (const [code, { status, final }] of Object.entries(VENDOR_ERRORS)) {
      expect(unpadded).toContain(`| \`${code}\` | ${status} | ${final ? 'yes' : 'no'} |`);
    }
  });
});
