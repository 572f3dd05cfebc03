import { readFileSync } from 'node:fs';
import { createMember } from '@/lib/identity/commands';
import { launchGame } from '@/lib/gateway/launch/commands';
import { VENDOR_ERRORS } from '@/lib/gateway/protocol/errors';
import { sign } from '@/lib/gateway/protocol/signature';
import { admitVendor } from '@/lib/gateway/vendors/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { useTestDatabase } from '../../support/database';
import { fund, openTable } from '../../support/players';
import { send, signed } from '../../support/vendor-call';

const held = useTestDatabase();
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

/** Puts known words in for `<…>`; where one is not known yet, the reply teaches it. */
function fill(text: string, known: Map<string, string>): string {
  return text.replace(/<(\w+)>/g, (whole, name: string) => known.get(name) ?? whole);
}

function learn(
  expected: Record<string, unknown>,
  heard: Record<string, unknown>,
  known: Map<string, string>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const word = typeof value === 'string' ? /^<(\w+)>$/.exec(value)?.[1] : undefined;
    if (word) known.set(word, String(heard[name]));
  }
}

async function routeOf(operation: string): Promise<RouteHandler> {
  return ((await import(`@/app/provider/v1/${operation}/route`)) as { POST: RouteHandler }).POST;
}

describe('docs/vendor-protocol.md', () => {
  test('its examples are what happens, and show every operation', async () => {
    const table = await openTable(held.db, 'DOCS');
    const secret = await admitVendor(held.db, 'DOCS');
    const member = await createMember(held.db, { account: 'reader' });
    await fund(held.db, member.id, member.currency, 100);
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const launch = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
    const known = new Map([['launchToken', launch.launchToken]]);
    const shown = examples();
    for (const { operation, call, answer } of shown) {
      const parts = signed('DOCS', secret, operation, JSON.parse(fill(call, known)));
      const heard = await send(await routeOf(operation), operation, parts);
      const refused = /^(\d{3}) ([A-Z_]+)( final)?$/.exec(answer);
      if (refused) {
        const [, status, code, final] = refused;
        expect({ call, ...heard }).toMatchObject({
          status: Number(status),
          body: { code, final: Boolean(final) },
        });
        continue;
      }
      expect({ call, status: heard.status, code: heard.body.code }).toEqual({
        call,
        status: 200,
        code: undefined,
      });
      learn(JSON.parse(answer) as Record<string, unknown>, heard.body.value!, known);
      expect(heard.body.value).toMatchObject(JSON.parse(fill(answer, known)) as object);
    }
    expect(new Set(shown.map((example) => example.operation))).toEqual(new Set(Object.keys(table.port)));
  });

  test('its signature is right', () => {
    const [, timestamp, operation, body, signature] =
      /```signature\ntimestamp: (.*)\noperation: (.*)\nbody: (.*)\nsignature: (.*)\n```/.exec(document)!;
    const secret = Buffer.from('0123456789abcdef0123456789abcdef');
    expect(sign(secret, timestamp!, operation!, Buffer.from(body!))).toBe(signature);
  });

  test('its table of refusals is the code', () => {
    // As it is read, not as it is padded.
    const read = document.replace(/ +/g, ' ');
    for (const [code, { status, final }] of Object.entries(VENDOR_ERRORS)) {
      expect(read).toContain(`| \`${code}\` | ${status} | ${final ? 'yes' : 'no'} |`);
    }
  });
});
