import { GET as download } from '@/app/(backoffice)/backoffice/api/games/lists/[file]/route';
import { GET as progress } from '@/app/(backoffice)/backoffice/api/games/imports/[id]/route';
import { POST as startImport } from '@/app/(backoffice)/backoffice/api/games/imports/[id]/start/route';
import { POST as checkList } from '@/app/(backoffice)/backoffice/api/games/imports/route';
import { POST as checkStudio } from '@/app/(backoffice)/backoffice/api/games/imports/studio/route';
import { POST as changeGame } from '@/app/(backoffice)/backoffice/api/games/[nodeId]/route';
import { POST as upload } from '@/app/(backoffice)/backoffice/api/games/[nodeId]/artwork/route';
import { POST as removeArtwork } from '@/app/(backoffice)/backoffice/api/games/[nodeId]/artwork/remove/route';
import { POST as changeGames } from '@/app/(backoffice)/backoffice/api/games/bulk/route';
import { POST as admit } from '@/app/(backoffice)/backoffice/api/vendors/route';
import { POST as changeVendor } from '@/app/(backoffice)/backoffice/api/vendors/[code]/route';
import { POST as setState } from '@/app/(backoffice)/backoffice/api/vendors/[code]/state/route';
import { POST as setAccess } from '@/app/(backoffice)/backoffice/api/vendors/[code]/access/route';
import { POST as issue } from '@/app/(backoffice)/backoffice/api/vendors/[code]/secret/route';
import { POST as endSecret } from '@/app/(backoffice)/backoffice/api/vendors/[code]/secret/end/route';
import { POST as balance } from '@/app/provider/v1/balance/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { applyImport } from '@/lib/catalogue/imports/jobs';
import { gameByCode, listGames } from '@/lib/catalogue/queries';
import { publicUrl } from '@/lib/platform/env';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { runQueue } from '../support/queue';
import { send as sendSigned, signed } from '../support/vendor-call';

const database = useTestDatabase();
let operator: Browser;
const API = '/backoffice/api';
const codes = (fields: Record<string, { code: string }> | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, { code }]) => [name, code]));
const lastAudit = async () => (await listAuditEntries(database.db, { limit: 1 }))[0]!;

beforeAll(async () => {
  operator = (await createOperatorBrowser(database.db, 'curator', ['games.write', 'integrations.write']))
    .browser;
});

async function sendFile(
  route: RouteHandler,
  path: string,
  field: string,
  file: File,
  params: Record<string, string> = {},
) {
  const body = new FormData();
  body.set(field, file);
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(publicUrl() + path, {
    method: 'POST',
    headers: { cookie, origin: publicUrl() },
    body,
  });
  const response = await route(request, { params: Promise.resolve(params) });
  return {
    status: response.status,
    body: (await response.json()) as {
      value?: Record<string, unknown>;
      fields?: Record<string, { code: string }>;
    },
  };
}

const ACME = {
  code: 'ACME',
  displayName: 'Acme Games',
  launchUrl: 'https://games.acme.example/open?token={token}&game={game}',
  hosts: 'games.acme.example\nassets.acme.example',
  opensIn: 'window',
  walletKind: 'single',
  currencies: ['USD', 'THB'],
  allowsTrial: true,
  categories: ['RNG', 'LIVE'],
  position: 3,
};

describe('a vendor', () => {
  it.each([
    [{ code: 'ac me' }, { code: 'VENDOR_CODE_FORMAT' }],
    [{ launchUrl: 'javascript:alert(1)' }, { launchUrl: 'LAUNCH_SCHEME' }],
    [{ launchUrl: 'https://evil.example/{token}{game}' }, { launchUrl: 'LAUNCH_HOST' }],
    [{ hosts: 'games.acme.example evil/..' }, { 'hosts.1': 'VENDOR_HOST_FORMAT' }],
    [{ currencies: ['PLY'] }, { 'currencies.0': 'INVALID' }],
    [{ categories: [] }, { categories: 'REQUIRED' }],
    [{ displayName: ' ' }, { displayName: 'REQUIRED' }],
    [{ opensIn: 'tab' }, { opensIn: 'INVALID' }],
  ])('with %j is refused at the field', async (wrong, fields) => {
    const { status, body } = await operator.send(admit, 'POST', `${API}/vendors`, { ...ACME, ...wrong });
    expect({ status, fields: codes(body.fields) }).toMatchObject({ status: 400, fields });
  });

  it('is admitted once, changed, paused and disabled, with an audit entry each', async () => {
    expect((await operator.send(admit, 'POST', `${API}/vendors`, ACME)).body.value).toEqual({
      code: 'ACME',
      version: 1,
    });
    expect(codes((await operator.send(admit, 'POST', `${API}/vendors`, ACME)).body.fields)).toEqual({
      code: 'VENDOR_EXISTS',
    });
    const changed = { ...ACME, version: 1, displayName: 'Acme', currencies: [] };
    expect(
      (await operator.send(changeVendor, 'POST', `${API}/vendors/ACME`, changed, { code: 'ACME' })).status,
    ).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'vendor.change',
      subject: 'vendor:ACME',
      detail: {
        before: { displayName: 'Acme Games', currencies: ['THB', 'USD'] },
        after: { displayName: 'Acme', currencies: [] },
      },
    });
    expect(
      (await operator.send(changeVendor, 'POST', `${API}/vendors/ACME`, changed, { code: 'ACME' })).body.code,
    ).toBe('CHANGED_MEANWHILE');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const pause = { version: 2, status: 'maintenance', maintenanceUntil: until };
    expect(
      (await operator.send(setState, 'POST', `${API}/vendors/ACME/state`, pause, { code: 'ACME' })).status,
    ).toBe(200);
    const past = { ...pause, version: 3, maintenanceUntil: '2020-01-01T00:00:00Z' };
    expect(
      codes(
        (await operator.send(setState, 'POST', `${API}/vendors/ACME/state`, past, { code: 'ACME' })).body
          .fields,
      ),
    ).toEqual({
      maintenanceUntil: 'UNTIL_PAST',
    });
    const open = { version: 3, status: 'active', maintenanceUntil: null };
    expect(
      (await operator.send(setState, 'POST', `${API}/vendors/ACME/state`, open, { code: 'ACME' })).status,
    ).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'vendor.state',
      detail: { before: { status: 'maintenance' } },
    });
  });

  it('gets a secret as 64 hexadecimal characters, which signs as the document says and is in no audit entry', async () => {
    const sendIssue = () => operator.send(issue, 'POST', `${API}/vendors/ACME/secret`, {}, { code: 'ACME' });
    const secret = (await sendIssue()).body.value!.secret as string;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const entries = (await listAuditEntries(database.db, { limit: 50 })).map(
      ({ id: _id, ...entry }) => entry,
    );
    expect(JSON.stringify(entries)).not.toContain(secret);
    const answer = (key: Buffer) =>
      sendSigned(balance, 'balance', signed('ACME', key, 'balance', { playerToken: 'x'.repeat(32) }));
    expect((await answer(Buffer.from(secret, 'hex'))).body.code).toBe('TOKEN_INVALID');
    // The text itself is no key: exactly one encoding is accepted.
    expect((await answer(Buffer.from(secret))).body.code).toBe('SIGNATURE_INVALID');
    const next = (await sendIssue()).body.value!.secret as string;
    expect(next).not.toBe(secret);
    expect((await lastAudit()).action).toBe('vendor.rotate');
    expect((await sendIssue()).body.code).toBe('SECRETS_OVERLAP');
    expect((await answer(Buffer.from(secret, 'hex'))).body.code).toBe('TOKEN_INVALID');
    expect(
      (await operator.send(endSecret, 'POST', `${API}/vendors/ACME/secret/end`, {}, { code: 'ACME' })).status,
    ).toBe(200);
    expect((await answer(Buffer.from(secret, 'hex'))).body.code).toBe('SIGNATURE_INVALID');
    expect((await answer(Buffer.from(next, 'hex'))).body.code).toBe('TOKEN_INVALID');
    // Each of two operators changes one setting: neither undoes the other's.
    for (const change of [{ bonusWinCredits: false }, { enabled: false }])
      expect(
        (await operator.send(setAccess, 'POST', `${API}/vendors/ACME/access`, change, { code: 'ACME' }))
          .status,
      ).toBe(200);
    expect((await lastAudit()).detail).toEqual({
      before: { enabled: true, bonusWinCredits: false, dialect: 'own' },
      after: { enabled: false, bonusWinCredits: false, dialect: 'own' },
    });
    expect((await answer(Buffer.from(next, 'hex'))).body.code).toBe('VENDOR_DISABLED');
    expect(
      (await operator.send(issue, 'POST', `${API}/vendors/NONE/secret`, {}, { code: 'NONE' })).status,
    ).toBe(404);
  });
});

describe('an import in the browser', () => {
  const list = (text: string) =>
    sendFile(checkList, `${API}/games/imports`, 'list', new File([text], 'acme.csv', { type: 'text/csv' }));

  it('is checked, started, applied by the job, and audited; refused rows are left out', async () => {
    const checked = await list(
      'vendor,code,category,name_en,name_th\nACME,a-1,RNG,Harbour One,ท่าเรือ\nACME,a-2,FISH,Harbour Two,\nACME,a-3,LIVE,Harbour Three,Harbour',
    );
    expect(checked.body.value).toMatchObject({ added: 1, changed: 0, unchanged: 0, refused: 2 });
    const id = checked.body.value!.id as string;
    expect(await lastAudit()).toMatchObject({
      action: 'import.check',
      subject: `import:${id}`,
      detail: { file: 'acme.csv', refused: 2 },
    });
    expect(await gameByCode(database.db, 'ACME', 'a-1')).toBeUndefined();
    expect(
      (await operator.send(startImport, 'POST', `${API}/games/imports/${id}/start`, {}, { id })).status,
    ).toBe(200);
    expect(await runQueue(database, 'catalogue-import', (payload) => applyImport(database.db, payload))).toBe(
      1,
    );
    const seen = await operator.send(progress, 'GET', `${API}/games/imports/${id}`, undefined, { id });
    expect(seen.body.value).toEqual({ status: 'done', written: 1, outdated: 0, total: 1, stalled: false });
    expect((await gameByCode(database.db, 'ACME', 'a-1'))!.names).toEqual({ en: 'Harbour One', th: 'ท่าเรือ' });
    expect(
      (await operator.send(startImport, 'POST', `${API}/games/imports/${id}/start`, {}, { id })).body.code,
    ).toBe('IMPORT_STATE');
    expect(
      (await operator.send(startImport, 'POST', `${API}/games/imports/9/start`, {}, { id: '9999' })).status,
    ).toBe(404);
  });

  it('of another file is refused, with what is wrong', async () => {
    expect(codes((await list('<html>')).body.fields)).toEqual({ list: 'LIST_FORM' });
    expect(codes((await list('')).body.fields)).toEqual({ list: 'LIST_EMPTY' });
    const none = await operator.send(checkList, 'POST', `${API}/games/imports`, {});
    expect(codes(none.body.fields)).toEqual({ list: 'LIST_MISSING' });
  });

  it('brings games of our studio by category, look and number', async () => {
    const sendStudio = (body: object) =>
      operator.send(checkStudio, 'POST', `${API}/games/imports/studio`, body);
    const { body } = await sendStudio({ categories: ['RNG'], themes: ['moon-river'], count: 25 });
    const id = String(body.value!.id);
    expect(body.value).toMatchObject({ added: 25, refused: 0 });
    await operator.send(startImport, 'POST', `${API}/games/imports/${id}/start`, {}, { id });
    await runQueue(database, 'catalogue-import', (payload) => applyImport(database.db, payload));
    const page = await listGames(database.db, { locale: 'en', gameType: 'RNG', pageSize: 100 });
    expect(page.total).toBe(26);
    expect(page.games.filter((game) => game.status === 'active')).toHaveLength(26);
    expect(codes((await sendStudio({ categories: [] })).body.fields)).toEqual({ categories: 'REQUIRED' });
    expect(codes((await sendStudio({ categories: ['RNG'], themes: ['nowhere'] })).body.fields)).toEqual({
      'themes.0': 'INVALID',
    });
  });

  it('begins with files that can be downloaded', async () => {
    const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const get = (file: string) =>
      download(new Request(`${publicUrl()}${API}/games/lists/${file}`, { headers: { cookie } }), {
        params: Promise.resolve({ file }),
      });
    const response = await get('vendor-ACME.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vendor-ACME.csv"');
    expect((await response.text()).split('\r\n')).toHaveLength(3);
    expect((await get('example.json')).headers.get('content-type')).toMatch(/^application\/json/);
    expect((await get('..%2fsecret.csv')).status).toBe(400);
  });
});

describe('a game', () => {
  it('is changed with an audit entry that says what was before and after', async () => {
    const game = (await gameByCode(database.db, 'ACME', 'a-1'))!;
    const nodeId = String(game.nodeId);
    const body = {
      version: 1,
      names: { en: 'Harbour One', zh: '一号港' },
      gameType: 'LIVE',
      classes: ['table'],
      status: 'hidden',
      maintenanceUntil: null,
      rank: 5,
      hotPin: true,
      newPin: null,
      since: '2026-01-31',
    };
    const send = (changes: object = {}) =>
      operator.send(changeGame, 'POST', `${API}/games/${nodeId}`, { ...body, ...changes }, { nodeId });
    expect((await send()).body.value).toEqual({ nodeId, version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'game.change',
      subject: `game:${nodeId}`,
      detail: {
        code: 'a-1',
        before: { status: 'active', hotPin: null },
        after: { status: 'hidden', hotPin: true, gameType: 'LIVE' },
      },
    });
    expect((await send()).body.code).toBe('CHANGED_MEANWHILE');
    expect(codes((await send({ version: 2, names: { en: 'X', ar: 'Harbour' } })).body.fields)).toEqual({
      'names.ar': 'NAME_SCRIPT',
    });
    const bulk = await operator.send(changeGames, 'POST', `${API}/games/bulk`, {
      nodeIds: [nodeId],
      change: { status: 'active' },
    });
    expect(bulk.body.value).toEqual({ changed: 1 });
    expect(await lastAudit()).toMatchObject({
      action: 'game.bulk',
      detail: { games: 1, before: { status: { hidden: [nodeId] } }, after: { status: 'active' } },
    });
  });

  it('gets an uploaded picture in the sizes of its tile, and its drawn one again', async () => {
    const nodeId = String((await gameByCode(database.db, 'ACME', 'a-1'))!.nodeId);
    const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#173' } })
      .png()
      .toBuffer();
    const send = (bytes: Buffer | string, name: string) =>
      sendFile(upload, `${API}/games/${nodeId}/artwork`, 'picture', new File([bytes as BlobPart], name), {
        nodeId,
      });
    const { body } = await send(png, 'tile.png');
    expect(body.value!.image).toMatch(new RegExp(`^/images/games/${nodeId}\\.jpg\\?v=2-`));
    expect(await gameByCode(database.db, 'ACME', 'a-1')).toMatchObject({ hasArtwork: true, artVersion: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'game.artwork',
      detail: { before: { source: 'drawn', address: null }, after: { source: 'upload', bytes: png.length } },
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    expect(codes((await send(svg, 'tile.png')).body.fields)).toEqual({ picture: 'PICTURE_FORMAT' });
    // A picture of 60 megapixels in a small file.
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(codes((await send(bomb, 'bomb.png')).body.fields)).toEqual({ picture: 'PICTURE_FORMAT' });
    const removed = await operator.send(
      removeArtwork,
      'POST',
      `${API}/games/${nodeId}/artwork/remove`,
      {},
      { nodeId },
    );
    expect(removed.body.value!.image).toMatch(/\.svg\?v=3-/);
    expect((await lastAudit()).detail).toMatchObject({
      before: { source: 'upload' },
      after: { source: 'drawn' },
    });
  });
});

test('every action of these pages has a name in the audit log', () => {
  const source = ['games', 'vendors']
    .map((room) => readFileSync(`lib/backoffice/${room}/commands.ts`, 'utf8'))
    .join('\n');
  const actions = [...source.matchAll(/'((?:game|import|vendor)\.\w+)'/g)].map((match) => match[1]!);
  const { actions: named } = JSON.parse(readFileSync('messages/en/backoffice.json', 'utf8')) as {
    actions: Record<string, Record<string, string>>;
  };
  expect(new Set(actions).size).toBeGreaterThan(10);
  expect(actions.filter((action) => !named[action.split('.')[0]!]?.[action.split('.')[1]!])).toEqual([]);
});
