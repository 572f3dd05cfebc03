/** What all kinds of content have in common: drafts, history, conflicts, working copies, and the audit log. */
import { POST as createArticle } from '@/app/(backoffice)/backoffice/api/articles/route';
import { POST as changeArticle } from '@/app/(backoffice)/backoffice/api/articles/[id]/route';
import { POST as createAnnouncement } from '@/app/(backoffice)/backoffice/api/announcements/route';
import { POST as changeAnnouncement } from '@/app/(backoffice)/backoffice/api/announcements/[id]/route';
import { POST as removeAnnouncement } from '@/app/(backoffice)/backoffice/api/announcements/[id]/remove/route';
import { POST as createBanner } from '@/app/(backoffice)/backoffice/api/banners/route';
import { POST as changeBanner } from '@/app/(backoffice)/backoffice/api/banners/[id]/route';
import { POST as orderBanners } from '@/app/(backoffice)/backoffice/api/banners/order/route';
import { POST as restore } from '@/app/(backoffice)/backoffice/api/content/restore/route';
import { POST as storeCopy } from '@/app/(backoffice)/backoffice/api/content/working-copies/route';
import { POST as createTopic } from '@/app/(backoffice)/backoffice/api/help/route';
import { POST as changeTopic } from '@/app/(backoffice)/backoffice/api/help/[id]/route';
import { POST as createPromotion } from '@/app/(backoffice)/backoffice/api/promotions/route';
import { POST as changePromotion } from '@/app/(backoffice)/backoffice/api/promotions/[id]/route';
import { GET as listBanners } from '@/app/wps/banners/route';
import { findBrokenAuditEntry, listAuditEntries } from '@/lib/backoffice/audit/queries';
import { bannerDrafts } from '@/lib/content/banners/queries';
import { revisions } from '@/lib/content/history/queries';
import { workingCopy, workingCopyById } from '@/lib/content/working-copies/queries';
import { inTransaction } from '@/lib/db/client';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let mira: Browser;
let miraId: bigint;
let noor: Browser;
let noorId: bigint;
beforeAll(async () => {
  ({ browser: mira, id: miraId } = await createOperatorBrowser(held.db, 'mira', ['content.write']));
  ({ browser: noor, id: noorId } = await createOperatorBrowser(held.db, 'noor', ['content.write']));
});

const TEXT = { en: 'By lantern light' };
const HTML = { en: '<p>Words</p>' };
const shared = { title: TEXT, published: false, endsAt: null };
const BANNER = {
  ...shared,
  group: 'promo',
  picture: 'welcome',
  pictureId: null,
  focusX: 50,
  focusY: 50,
  showsText: true,
  linkageType: 'PAGE',
  url: '/rng',
  languages: [],
  subtitle: null,
  action: null,
  startsAt: null,
};

const KINDS = {
  announcement: {
    path: 'announcements',
    create: createAnnouncement,
    change: changeAnnouncement,
    data: {
      ...shared,
      type: 'H',
      execution: ['B'],
      languages: [],
      content: HTML,
      promotionType: null,
      startsAt: null,
    },
  },
  article: {
    path: 'articles',
    create: createArticle,
    change: changeArticle,
    data: {
      ...shared,
      kind: 'page',
      slug: 'lanterns',
      summary: TEXT,
      body: HTML,
      publishedAt: null,
      inFooter: true,
    },
  },
  banner: { path: 'banners', create: createBanner, change: changeBanner, data: BANNER },
  help: {
    path: 'help',
    create: createTopic,
    change: changeTopic,
    data: { ...shared, slug: 'lanterns', body: HTML, position: 1, startsAt: null },
  },
  promotion: {
    path: 'promotions',
    create: createPromotion,
    change: changePromotion,
    data: {
      ...shared,
      slug: 'lanterns',
      types: ['slots'],
      picture: 'market.lantern.coin',
      summary: TEXT,
      body: HTML,
      action: null,
      actionUrl: null,
      position: 1,
      startsAt: null,
    },
  },
} as const;
type Kind = keyof typeof KINDS;

const create = (kind: Kind, more: object = {}, by = mira) => {
  const { path, create: handler, data } = KINDS[kind];
  return by.send(handler, 'POST', `/backoffice/api/${path}`, { ...data, ...more });
};
const change = (kind: Kind, id: string, version: number, more: object = {}, by = mira) => {
  const { path, change: handler, data } = KINDS[kind];
  return by.send(handler, 'POST', `/backoffice/api/${path}/${id}`, { ...data, ...more, version }, { id });
};
const putBack = (kind: Kind, id: string, revision: number, version: number) =>
  mira.send(restore, 'POST', '/backoffice/api/content/restore', { kind, id, revision, version });
const idOf = (answer: Awaited<ReturnType<typeof create>>) => String(answer.body.value!.id);

describe.each(Object.keys(KINDS) as Kind[])('%s', (kind) => {
  it('is a draft, published, changed and put back; each step is a version and an audit entry', async () => {
    const id = idOf(await create(kind));
    expect((await change(kind, id, 1, { published: true })).body.value).toEqual({ id, version: 2 });
    const longer = { title: { en: 'Other', th: 'อื่น' }, published: true };
    expect((await change(kind, id, 2, longer, noor)).body.value).toEqual({ id, version: 3 });
    expect((await putBack(kind, id, 1, 3)).body.value).toEqual({ id, version: 4 });

    const history = await revisions(held.db, kind, BigInt(id));
    expect(history.map(({ version, action, operatorName }) => [version, action, operatorName])).toEqual([
      [4, 'restore', 'mira'],
      [3, 'change', 'noor'],
      [2, 'publish', 'mira'],
      [1, 'create', 'mira'],
    ]);
    // The draft's text is back; it stays published.
    expect(history[0]!.data).toMatchObject({ title: TEXT, published: true });

    const lines = await listAuditEntries(held.db, { subject: `${kind}:${id}`, limit: 9 });
    expect(lines.map(({ action }) => action)).toEqual(
      ['restore', 'change', 'publish', 'write'].map((step) => `${kind}.${step}`),
    );
    expect(lines[0]!.detail).toEqual({
      version: 4,
      revision: 1,
      before: expect.objectContaining({ title: longer.title }) as object,
      after: expect.objectContaining({ title: TEXT }) as object,
    });
    expect(lines[1]!.detail).toEqual({ version: 3, before: { title: TEXT }, after: { title: longer.title } });
    expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
  });

  it('is saved by one of several operators at once; the others learn what was changed', async () => {
    const unique = 'slug' in KINDS[kind].data ? { slug: `contested-${kind}` } : {};
    const id = idOf(await create(kind, unique));
    const saves = await Promise.all(
      [mira, noor, mira, noor].map((by, at) =>
        change(kind, id, 1, { ...unique, title: { en: `Number ${at}` } }, by),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body } = saves.find(({ status }) => status === 409)!;
    expect(body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      change: { version: 2, before: { title: TEXT }, differences: [{ field: 'title', language: 'en' }] },
    });
    expect(await revisions(held.db, kind, BigInt(id))).toHaveLength(2);
  });
});

describe('the history', () => {
  it('keeps a deleted item, which cannot be put back or saved', async () => {
    const id = idOf(await create('announcement'));
    const path = `/backoffice/api/announcements/${id}/remove`;
    expect((await mira.send(removeAnnouncement, 'POST', path, {}, { id })).status).toBe(200);
    expect((await revisions(held.db, 'announcement', BigInt(id))).map(({ action }) => action)).toEqual([
      'remove',
      'create',
    ]);
    expect((await putBack('announcement', id, 1, 2)).status).toBe(404);
    expect((await change('announcement', id, 1)).status).toBe(404);
  });

  it('cannot be rewritten, and refuses an outdated version or an unknown state', async () => {
    const id = idOf(await create('banner'));
    const rewrite = held.db.updateTable('content.revision').set({ data: '{}' }).execute();
    await expect(rewrite).rejects.toThrow(/permission denied/);
    await change('banner', id, 1, { title: { en: 'Two' } });
    expect(await putBack('banner', id, 1, 1)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await putBack('banner', id, 9, 2)).status).toBe(404);
  });

  it('puts nothing back that the rules of today do not allow', async () => {
    const id = idOf(await create('banner'));
    const data = JSON.stringify({ ...BANNER, url: 'javascript:alert(1)' });
    await held.db
      .insertInto('content.revision')
      .values({ kind: 'banner', item_id: BigInt(id), version: 2, at: new Date(), action: 'change', data })
      .execute();
    await inTransaction(held.db, (tx) =>
      tx.updateTable('content.banner').set({ version: 2 }).where('id', '=', BigInt(id)).execute(),
    );
    expect(await putBack('banner', id, 2, 2)).toMatchObject({ status: 400, body: { fields: { url: {} } } });
  });
});

describe('a working copy', () => {
  const store = (by: Browser, body: object) =>
    by.send(storeCopy, 'POST', '/backoffice/api/content/working-copies', body);

  it('is the operator’s alone, is replaced, and is deleted when the item is saved', async () => {
    const itemId = idOf(await create('help', { slug: 'typed' }));
    const place = { kind: 'help' as const, itemId: BigInt(itemId) };
    const copy = { kind: 'help', itemId, version: 1 };
    const [first, second] = [
      await store(mira, { ...copy, data: { title: { en: 'a' } } }),
      await store(mira, { ...copy, data: { title: { en: 'ab' } } }),
    ];
    expect(second.body.value!.id).toBe(first.body.value!.id);
    const id = BigInt(String(first.body.value!.id));
    expect((await workingCopyById(held.db, miraId, id))?.data).toEqual({ title: { en: 'ab' } });
    expect(await workingCopyById(held.db, noorId, id)).toBeUndefined();

    await change('help', itemId, 1, { slug: 'typed', title: { en: 'By Noor' } }, noor);
    expect(await workingCopy(held.db, { operatorId: miraId, ...place })).toBeDefined();
    await change('help', itemId, 2, { slug: 'typed', title: { en: 'By Mira' } });
    expect(await workingCopy(held.db, { operatorId: miraId, ...place })).toBeUndefined();
  });

  it('is forgotten after fifty others', async () => {
    const ids: string[] = [];
    for (let item = 1; item <= 51; item++)
      ids.push(
        String((await store(noor, { kind: 'article', itemId: String(item), data: {} })).body.value!.id),
      );
    const left = await Promise.all(
      [0, 1, 50].map((at) => workingCopyById(held.db, noorId, BigInt(ids[at]!))),
    );
    expect(left.map((copy) => copy !== undefined)).toEqual([false, true, true]);
  });

  it('that is too long is refused', async () => {
    const { status } = await store(mira, { kind: 'help', data: { body: { en: 'x'.repeat(900_001) } } });
    expect(status).toBe(400);
  });
});

describe('a banner', () => {
  it.each([
    ['a script', { linkageType: 'EXTERNAL', url: 'javascript:alert(1)' }],
    ['another host', { linkageType: 'PAGE', url: '//evil.example' }],
    ['another host by a backslash', { linkageType: 'PAGE', url: '/\\evil.example' }],
    ['plain http', { linkageType: 'EXTERNAL', url: 'http://plain.example' }],
    ['a path as an external address', { linkageType: 'EXTERNAL', url: '/rng' }],
    ['an address that is no promotion', { linkageType: 'PROMOTION', url: '/promotions/../rng' }],
    ['an address that is no game', { linkageType: 'GAME', url: '/game/one' }],
    ['an address with a kind that has none', { linkageType: 'SERVICE', url: '/rng' }],
  ])('never leads to %s', async (_, link) => {
    expect(await create('banner', link)).toMatchObject({ status: 400, body: { fields: { url: {} } } });
    // The database refuses it too.
    const { linkageType, url } = link;
    const row = {
      group_name: 'promo',
      picture: 'welcome',
      title: '{"en":"x"}',
      position: 0,
      linkage_type: linkageType,
      url,
    };
    const isFine = /^\/(?:promotions|game)\//.test(url);
    if (!isFine)
      await expect(held.db.insertInto('content.banner').values(row).execute()).rejects.toThrow(
        /check constraint/,
      );
  });

  it('has one picture, which the site can draw or has stored', async () => {
    for (const picture of [
      { picture: null },
      { picture: 'no-such-drawing' },
      { picture: null, pictureId: 'AAAAAAAAAAAAAAAAAAAAAA' },
      { picture: 'welcome', pictureId: 'AAAAAAAAAAAAAAAAAAAAAA' },
    ])
      expect(await create('banner', picture)).toMatchObject({
        status: 400,
        body: { fields: { picture: {} } },
      });
  });

  it('is shown in its group, its languages and its time, in the operator’s order', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const given = [
      { title: { en: 'First' } },
      { title: { en: 'Second', th: 'ที่สอง' } },
      { title: { en: 'Thai only' }, languages: ['th'] },
      { title: { en: 'Tomorrow' }, startsAt: at(1) },
      { title: { en: 'Over' }, startsAt: at(-2), endsAt: at(-1) },
      { title: { en: 'Draft' }, published: false },
      { title: { en: 'Elsewhere' }, group: 'fish' },
    ];
    for (const one of given) await create('banner', { group: 'live', published: true, ...one });
    const shown = async (language: string) => {
      const path = `/wps/banners?group=live&language=${language}`;
      const { body } = await new Browser().send(listBanners, 'GET', path);
      return (body.value as { list: { title: string }[] }).list.map(({ title }) => title);
    };
    expect(await shown('en')).toEqual(['First', 'Second']);
    expect(await shown('th')).toEqual(['First', 'ที่สอง', 'Thai only']);

    const before = (await bannerDrafts(held.db, 'live')).map(({ id }) => String(id));
    const ids = [before[1]!, before[0]!, ...before.slice(2)];
    const order = (body: object) =>
      mira.send(orderBanners, 'POST', '/backoffice/api/banners/order', { group: 'live', ...body });
    expect((await order({ before, ids })).status).toBe(200);
    expect(await shown('en')).toEqual(['Second', 'First']);
    // Somebody who still sees the former order, an item of another group, and an item that is left out.
    expect((await order({ before, ids })).body.code).toBe('CHANGED_MEANWHILE');
    const [other] = await bannerDrafts(held.db, 'fish');
    expect((await order({ before: ids, ids: [...ids.slice(1), String(other!.id)] })).status).toBe(404);
    expect((await order({ before: ids, ids: ids.slice(1) })).status).toBe(404);
    expect(await shown('en')).toEqual(['Second', 'First']);
    const [line] = await listAuditEntries(held.db, { subject: 'banners', limit: 1 });
    expect(line!.detail).toEqual({ group: 'live', before, after: ids });
  });
});
