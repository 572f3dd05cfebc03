/** Pictures, apps, links of the operator's own, and the domains of agents. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { POST as addDomain } from '@/app/(backoffice)/backoffice/api/affiliate-domains/route';
import { POST as removeDomain } from '@/app/(backoffice)/backoffice/api/affiliate-domains/remove/route';
import { POST as setApp } from '@/app/(backoffice)/backoffice/api/apps/route';
import { POST as removeApp } from '@/app/(backoffice)/backoffice/api/apps/remove/route';
import { POST as createBanner } from '@/app/(backoffice)/backoffice/api/banners/route';
import { POST as uploadPicture } from '@/app/(backoffice)/backoffice/api/content/pictures/route';
import { POST as setLinks } from '@/app/(backoffice)/backoffice/api/links/route';
import { POST as setResource } from '@/app/(backoffice)/backoffice/api/resources/route';
import { POST as removeResource } from '@/app/(backoffice)/backoffice/api/resources/remove/route';
import { GET as download } from '@/app/[locale]/down/app/[platform]/route';
import { GET as servePicture } from '@/app/images/content/[file]/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { banners } from '@/lib/content/banners/queries';
import { links } from '@/lib/content/links/queries';
import { resources } from '@/lib/content/queries';
import { agentOfDomain } from '@/lib/identity/affiliate-domains/queries';
import { createMember } from '@/lib/identity/commands';
import { env, publicUrl } from '@/lib/platform/env';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let writer: Browser;
let owner: Browser;
beforeAll(async () => {
  writer = (await createOperatorBrowser(held.db, 'writer', ['content.write'])).browser;
  owner = (await createOperatorBrowser(held.db, 'owner', ['content.write', 'site.write'])).browser;
});

const API = '/backoffice/api';

/** Sends a form with a file as a browser does. */
async function sendForm(
  by: Browser,
  handler: RouteHandler,
  path: string,
  fields: Record<string, string | File>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { [CLIENT_IP_HEADER]: by.ip, origin: publicUrl(), cookie };
  const request = new Request(`${publicUrl()}${path}`, { method: 'POST', headers, body });
  const response = await handler(request, { params: Promise.resolve({}) });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, Record<string, unknown>>,
  };
}

describe('a picture', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c30' } })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
  const upload = async (bytes: Buffer | string, name = 'lanterns.png') =>
    sendForm(writer, uploadPicture, `${API}/content/pictures`, {
      picture: new File([bytes as BlobPart], name),
    });
  const served = (file: string) =>
    servePicture(new Request(`${publicUrl()}/images/content/${file}`), { params: Promise.resolve({ file }) });

  it('is stored anew as WebP without metadata, and served unchangeable', async () => {
    const { status, body } = await upload(await png(900, 700));
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ name: 'lanterns', width: 900, height: 700 });
    const response = await served(String(body.value!.url).split('/').pop()!);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 900, height: 700 });
    expect(stored.exif).toBeUndefined();
    expect((await served(`${'A'.repeat(22)}.webp`)).status).toBe(404);
    expect((await served('../secret.webp')).status).toBe(404);
  });

  it.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'PICTURE_FORMAT'],
    ['a file that only begins as a picture', '\x89PNG\r\n\x1a\n<script>', 'PICTURE_FORMAT'],
    ['a picture that is too narrow', 200, 'PICTURE_TOO_NARROW'],
  ])('is not %s', async (_, given, code) => {
    const bytes = typeof given === 'number' ? await png(given, given) : Buffer.from(given, 'latin1');
    const { status, body } = await upload(bytes);
    expect({ status, code: (body.fields as { picture?: { code: string } }).picture?.code }).toEqual({
      status: 400,
      code,
    });
  });

  it('is cut for banners around its focus, once', async () => {
    const pictureId = String((await upload(await png(2400, 1800))).body.value!.id);
    const banner = {
      group: 'forget',
      picture: null,
      pictureId,
      focusX: 10,
      focusY: 90,
      showsText: true,
      linkageType: null,
      url: null,
      title: { en: 'Lanterns' },
      subtitle: null,
      action: null,
      published: true,
    };
    for (const title of ['One', 'Two'])
      await writer.send(createBanner, 'POST', `${API}/banners`, { ...banner, title: { en: title } });
    const [one, two] = (await banners(held.db, 'en', ['forget'])).forget!;
    expect(two!.picture).toEqual(one!.picture);
    const { wide, phone } = one!.picture as { wide: string; phone: string };
    const rows = await held.db
      .selectFrom('content.picture')
      .select(['id', 'width', 'height'])
      .where('source_id', '=', pictureId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ id }) => id === wide)).toMatchObject({ width: 1600, height: 560 });
    expect(rows.find(({ id }) => id === phone)).toMatchObject({ width: 780, height: 520 });
    // A cut is no picture to cut again.
    const answer = await writer.send(createBanner, 'POST', `${API}/banners`, { ...banner, pictureId: wide });
    expect(answer.status).toBe(400);
  });
});

/** The directory of a ZIP archive with these (empty) files, as an Android package has it. */
function archive(names: readonly string[]): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46);
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, ...entries, end]);
}

describe('an app', () => {
  const apk = (version: string) =>
    new File([archive(['AndroidManifest.xml', 'classes.dex', version]) as BlobPart], 'a.apk');
  const set = (fields: Record<string, string | File>, by = owner) =>
    sendForm(by, setApp, `${API}/apps`, { platform: 'android', version: '1.0', ...fields });
  const get = (platform: string) =>
    download(new Request(`${publicUrl()}/down/app/${platform}`), { params: Promise.resolve({ platform }) });
  const files = () => {
    const folder = resolve(env().UPLOADS_DIR, 'apps');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('is sent by the site or linked; a former file is deleted', async () => {
    expect((await get('android')).status).toBe(404);
    expect((await set({ file: apk('one') })).status).toBe(200);
    const sent = await get('android');
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="app-1.0.apk"');
    expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.from(await apk('one').arrayBuffer()))).toBe(
      true,
    );

    await set({ version: '2.0', file: apk('two') });
    expect(files()).toHaveLength(1);
    await set({ version: '3.0', url: 'https://store.example/lantern' });
    expect(files()).toEqual([]);
    expect((await get('android')).headers.get('location')).toBe('https://store.example/lantern');
    const path = `${API}/apps/remove?platform=android`;
    expect((await owner.send(removeApp, 'POST', path, {})).status).toBe(200);
    expect((await get('android')).status).toBe(404);
    expect((await owner.send(removeApp, 'POST', path, {})).status).toBe(404);
    const lines = await listAuditEntries(held.db, { subject: 'app:android', limit: 9 });
    expect(lines.map(({ action }) => action)).toEqual(['app.remove', 'app.set', 'app.set', 'app.set']);
    expect(lines[1]!.detail).toMatchObject({
      before: { version: '2.0', url: null },
      after: { version: '3.0', url: 'https://store.example/lantern', sha256: null },
    });
  });

  it('is no other file, no script and no plain http; nothing of a refused one is kept', async () => {
    const wrong: Record<string, string | File>[] = [
      { file: new File(['MZ'], 'setup.apk') },
      { file: new File([archive(['index.html']) as BlobPart], 'a.apk') },
      { file: apk('x'), platform: 'ios' },
      { url: 'javascript:alert(1)' },
      { url: 'http://plain.example/a.apk' },
      { url: '' },
      { file: apk('x'), version: '../1' },
    ];
    for (const fields of wrong) expect((await set(fields)).status).toBe(400);
    expect(files()).toEqual([]);
  });

  it('runs on phones of members, so that it needs the permission for the site', async () => {
    expect((await set({ url: 'https://store.example/lantern' }, writer)).status).toBe(403);
  });
});

describe('a link of the operator’s own', () => {
  const channel = { type: 'official_channel', url: 'https://channel.example', label: { en: 'Channel' } };
  const set = (body: object) => writer.send(setResource, 'POST', `${API}/resources`, body);
  const seen = { url: channel.url, label: channel.label };

  it('is added, changed by who has seen it as it is, and deleted', async () => {
    expect((await set({ ...channel, seen: null })).status).toBe(200);
    expect(await set({ ...channel, seen: null })).toMatchObject({
      body: { fields: { type: { code: 'RESOURCE_EXISTS' } } },
    });
    expect((await set({ ...channel, url: '/page/channel', seen })).status).toBe(200);
    expect((await set({ ...channel, url: '/page/other', seen })).body.code).toBe('CHANGED_MEANWHILE');
    expect(await resources(held.db)).toContainEqual({
      resourceType: channel.type,
      url: '/page/channel',
      label: channel.label,
    });
    const path = `${API}/resources/remove?type=${channel.type}`;
    expect((await writer.send(removeResource, 'POST', path, {})).status).toBe(200);
    expect((await writer.send(removeResource, 'POST', path, {})).status).toBe(404);
    const lines = await listAuditEntries(held.db, { subject: `resource:${channel.type}`, limit: 9 });
    expect(lines.map(({ detail }) => detail)).toEqual([
      { before: { ...seen, url: '/page/channel' } },
      { before: seen, after: { ...seen, url: '/page/channel' } },
      { before: null, after: seen },
    ]);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: '//evil.example' }, 'url'],
    [{ url: 'data:text/html,x' }, 'url'],
    [{ type: 'facebook' }, 'type'],
    [{ type: 'Not a code' }, 'type'],
    [{ label: { th: 'ช่อง' } }, 'label.en'],
  ])('with %j is refused', async (wrong, field) => {
    expect((await set({ ...channel, ...wrong })).body.fields).toHaveProperty([field]);
  });
});

describe('a domain of an agent', () => {
  const add = (body: object, by = owner) => by.send(addDomain, 'POST', `${API}/affiliate-domains`, body);

  it('stands for an agent who is in force, until it is removed', async () => {
    const { id } = await createMember(held.db, { account: 'guide', password: 'lanterns-at-dusk-7', type: 1 });
    const { referral_code: code } = await held.db
      .selectFrom('identity.member')
      .select('referral_code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await add({ host: 'Lucky.Example', code: code.toLowerCase() })).status).toBe(200);
    expect(await agentOfDomain(held.db, 'lucky.example')).toEqual({ id, code });
    expect(await agentOfDomain(held.db, 'other.example')).toBeUndefined();

    const refused = async (body: object) => (await add(body)).body.fields;
    expect(await refused({ host: 'lucky.example', code })).toMatchObject({ host: { code: 'HOST_TAKEN' } });
    expect(await refused({ host: 'b.example', code: 'NOBODY1' })).toMatchObject({
      code: { code: 'AFFILIATE_CODE' },
    });
    expect(await refused({ host: 'http://b.example/', code })).toMatchObject({ host: { code: 'HOST' } });
    expect(await refused({ host: new URL(publicUrl()).host, code })).toMatchObject({
      host: { code: 'HOST_OWN' },
    });
    expect((await add({ host: 'b.example', code }, writer)).status).toBe(403);

    await held.db.updateTable('identity.member').set({ status: 'disabled' }).where('id', '=', id).execute();
    expect(await agentOfDomain(held.db, 'lucky.example')).toBeUndefined();
    await held.db.updateTable('identity.member').set({ status: 'active' }).where('id', '=', id).execute();
    const path = `${API}/affiliate-domains/remove?host=lucky.example`;
    expect((await owner.send(removeDomain, 'POST', path, {})).status).toBe(200);
    expect(await agentOfDomain(held.db, 'lucky.example')).toBeUndefined();
    const lines = await listAuditEntries(held.db, { subject: `member:${id}`, limit: 9 });
    expect(lines.map(({ action }) => action)).toEqual(['affiliateDomain.remove', 'affiliateDomain.add']);
  });
});

it('of two changes of the links at once the second is refused; a program that has seen nothing replaces them', async () => {
  const first = { facebook: 'https://a.example' };
  const set = (facebook: string, seen?: object) =>
    owner.send(setLinks, 'POST', `${API}/links`, { facebook, ...(seen && { seen }) });
  await set(first.facebook);
  const answers = await Promise.all([set('https://b.example', first), set('https://c.example', first)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const both = await Promise.all([set('https://d.example'), set('https://d.example')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await links(held.db)).toEqual({ facebook: 'https://d.example' });
});
