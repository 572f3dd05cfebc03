import { readFileSync } from 'node:fs';
import { createMember } from '@/lib/identity/commands';
import { formCode } from '@/lib/gateway/dialects/form/codes';
import { formHash } from '@/lib/gateway/dialects/form/hash';
import { formOperations } from '@/lib/gateway/dialects/form/operations';
import { HUB_STATUSES } from '@/lib/gateway/dialects/hub/codes';
import { hubOperations } from '@/lib/gateway/dialects/hub/operations';
import { launchGame } from '@/lib/gateway/launch/commands';
import { VENDOR_ERRORS, vendorError, type VendorErrorCode } from '@/lib/gateway/protocol/errors';
import { useTestDatabase } from '../../support/database';
import { formVendor, hubVendor, startDialectServer, type Said } from '../../support/dialect-calls';
import { fund, openTable } from '../../support/players';
import type { RunningServer } from '../../support/provider-server';

const database = useTestDatabase();
const document = readFileSync('docs/vendor-dialects.md', 'utf8');
let server: RunningServer;
beforeAll(async () => {
  server = await startDialectServer();
});
afterAll(() => server.close());

/** Runs the examples of a dialect in their order; returns its operations that they show. */
async function runExamples(
  dialect: 'hub' | 'form',
  send: (operation: string, call: string) => Promise<Said>,
): Promise<Set<string>> {
  const table = await openTable(database.db, `DOC_${dialect.toUpperCase()}`);
  const member = await createMember(database.db, { account: `reader${dialect}`, nickname: 'reader' });
  await fund(database.db, member.id, member.currency, 100);
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(database.db, { player, nodeId: table.nodeId, language: 'en' });
  const values = new Map([['token', launchToken]]);
  const fill = (text: string) => text.replace(/<(\w+)>/g, (match, name: string) => values.get(name) ?? match);
  const shown = new Set<string>();
  const examples = document.matchAll(
    new RegExp(`\`\`\`example ${dialect} (\\S+)\\n(.*)\\n---\\n(.*)\\n\`\`\``, 'g'),
  );
  for (const [, operation, call, answer] of examples) {
    const { status, body } = await send(operation!, fill(call!));
    for (const [name, value] of Object.entries(JSON.parse(answer!) as object))
      if (value === `<${name}>` && !values.has(name)) values.set(name, String(body[name]));
    expect({ call, status, body }).toMatchObject({
      call,
      status: 200,
      body: JSON.parse(fill(answer!)) as object,
    });
    shown.add(operation!);
  }
  return shown;
}

describe('docs/vendor-dialects.md', () => {
  test('shows every operation of hub, with examples that match the real calls', async () => {
    let vendor: Awaited<ReturnType<typeof hubVendor>> | undefined;
    const shown = await runExamples('hub', async (operation, call) => {
      vendor ??= await hubVendor(database.db, server, 'DOC_HUB');
      return vendor.sendRaw(operation, Buffer.from(call));
    });
    expect([...shown].sort()).toEqual(Object.keys(hubOperations).sort());
  });

  test('shows every operation of form, with examples that match the real calls', async () => {
    let vendor: Awaited<ReturnType<typeof formVendor>> | undefined;
    const shown = await runExamples('form', async (operation, call) => {
      vendor ??= await formVendor(database.db, server, 'DOC_FORM');
      return vendor.send(operation, Object.fromEntries(new URLSearchParams(call)));
    });
    expect([...shown].sort()).toEqual(Object.keys(formOperations).sort());
  });

  test('has a valid example of the hash', () => {
    const [, body, hash] = /```hash\nbody: (.*)\nhash: (.*)\n```/.exec(document)!;
    const secret = /With the secret\s+`([0-9a-f]{64})`/.exec(document)![1]!;
    expect(formHash(Object.fromEntries(new URLSearchParams(body)), secret)).toBe(hash);
  });

  test('has the statuses and codes of every refusal', () => {
    // The padding of the table's columns is removed.
    const unpadded = document.replace(/ +/g, ' ');
    const rows = new Map(
      [...document.matchAll(/^\| (\d+) +\| (.*?) +\|$/gm)].map(([, code, text]) => [Number(code), text!]),
    );
    for (const code of Object.keys(VENDOR_ERRORS) as VendorErrorCode[]) {
      expect(unpadded).toContain(`| \`${code}\` | \`${HUB_STATUSES[code]}\` |`);
      const error = formCode(vendorError(code));
      if (error === 120) continue;
      expect({ code, text: rows.get(error) }).toEqual({
        code,
        text: expect.stringContaining(code) as string,
      });
    }
  });
});
