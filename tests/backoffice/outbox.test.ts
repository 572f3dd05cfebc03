import { POST as text } from '@/app/(backoffice)/backoffice/api/outbox/[id]/text/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { sendSms } from '@/lib/identity/outgoing/commands';
import { deliverMessage } from '@/lib/inbox/jobs';
import { listOutbox } from '@/lib/inbox/queries';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();

async function keptMessage(): Promise<string> {
  await sendSms(held.db, {
    to: '+66812345678',
    locale: 'en',
    template: 'code',
    values: { code: '048213', minutes: 10 },
  });
  const id = String((await listOutbox(held.db, { limit: 1 }))[0]!.id);
  await deliverMessage(
    held.db,
    { id },
    { attempts: 1, max_attempts: 8 },
    { sms: undefined, email: undefined },
  );
  return id;
}
const read = (browser: Awaited<ReturnType<typeof createOperatorBrowser>>['browser'], id: string) =>
  browser.send(text, 'POST', `/backoffice/api/outbox/${id}/text`, {}, { id });

it('shows the text of a stored message to operators with the permission, with an audit entry', async () => {
  const { browser, id: operator } = await createOperatorBrowser(held.db, 'reader', ['outbox.read']);
  const id = await keptMessage();
  const { body } = await read(browser, id);
  expect(body.value).toMatchObject({ to: '+66812345678', text: expect.stringContaining('048213') as string });
  const [line] = await listAuditEntries(held.db, { subject: `outgoing:${id}`, limit: 5 });
  expect(line).toMatchObject({ action: 'outgoing.read', operator: 'reader' });
  expect(JSON.stringify(line!.detail)).not.toContain('048213');
  expect(operator).toBeGreaterThan(0n);
});

it('shows it to nobody else, without an audit entry', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'other', ['members.read', 'audit.read']);
  const id = await keptMessage();
  expect((await read(browser, id)).status).toBe(403);
  expect(await listAuditEntries(held.db, { subject: `outgoing:${id}`, limit: 5 })).toEqual([]);
});

it('answers 404 for an unknown message', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'seeker', ['outbox.read']);
  expect((await read(browser, '999999')).status).toBe(404);
});
