import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepProof, proofFile, sweepProofs } from '@/lib/cashier/proofs/commands';
import { attachProof, cancelDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { readProof } from '@/lib/cashier/proofs/queries';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { cleanPicture } from '@/lib/platform/pictures';
import { customer, picture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const folder = join(process.env.UPLOADS_DIR!, 'proofs');
const files = () => (existsSync(folder) ? readdirSync(folder) : []);
afterEach(() => setClock(undefined));
const bytes = (...parts: (string | Buffer)[]) =>
  new Blob(parts.map((part) => new Uint8Array(Buffer.from(part))));
const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

// trust.md X14
describe('a picture that a member sends', () => {
  it('is drawn anew, without what rode along', async () => {
    const original = await sharp({ create: { width: 3000, height: 10, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('secret place')).toBe(true);
    const polyglot = bytes(original, '<script>alert(1)</script>');
    const { jpeg, width } = await cleanPicture(polyglot, 'proof');
    expect(width).toBe(2000);
    expect(jpeg.includes('secret place')).toBe(false);
    expect(jpeg.includes('<script>')).toBe(false);
    expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
  });

  it.each([
    [
      'an SVG',
      () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      'PICTURE_FORMAT',
    ],
    ['HTML', () => bytes('<html><script>alert(1)</script></html>'), 'PICTURE_FORMAT'],
    ['a GIF', () => bytes('GIF89a'), 'PICTURE_FORMAT'],
    ['nothing', () => bytes(''), 'PICTURE_FORMAT'],
    ['a PNG that is none', () => bytes(PNG, 'and then something else'), 'PICTURE_FORMAT'],
    ['a file of more than 5 MB', () => bytes(PNG, Buffer.alloc(5 * 1024 * 1024)), 'PICTURE_TOO_LARGE'],
  ])('is refused where it is %s', async (_, file, code) => {
    await expect(cleanPicture(file(), 'proof')).rejects.toMatchObject({
      status: 400,
      fields: { proof: { code } },
    });
  });

  it('is refused where it would unfold into more than 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    await expect(cleanPicture(bytes(bomb), 'proof')).rejects.toMatchObject({
      fields: { proof: { code: 'PICTURE_FORMAT' } },
    });
  });

  it('waits where many come at once, and is refused beyond that, before it is unfolded', async () => {
    const one = await picture();
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => cleanPicture(one, 'proof')));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    // Two are drawn and twenty wait.
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    await expect(cleanPicture(one, 'proof')).resolves.toHaveProperty('jpeg');
  });

  it("is its owner's, and an operator's", async () => {
    const [owner, other] = [await customer(held.db), await customer(held.db)];
    const id = await keepProof(held.db, owner.memberId, await picture());
    expect((await readProof(held.db, id, owner.memberId)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    await expect(readProof(held.db, id, other.memberId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await readProof(held.db, id)).byteLength).toBeGreaterThan(0);
    await expect(readProof(held.db, '../../../etc/passwd')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is kept for a request that stands, and for no other', async () => {
    const [owner, other] = [await customer(held.db), await customer(held.db)];
    const before = files().length;
    const call = { channel: 'bank', amount: units(500), requestId: 'proof-0001', proof: await picture() };
    const { id } = await requestDeposit(held.db, owner, call);
    expect(files()).toHaveLength(before + 1);
    const refused = [
      requestDeposit(held.db, owner, { ...call, requestId: 'proof-0002', channel: 'crypto' }),
      requestDeposit(held.db, owner, { ...call, requestId: 'proof-0003', amount: units(1) }),
      requestDeposit(held.db, owner, { ...call, amount: units(501) }),
      attachProof(held.db, other.memberId, id, await picture()),
      attachProof(held.db, owner.memberId, id + 1_000n, await picture()),
    ];
    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(
      refused.map(() => 'rejected'),
    );
    expect(await requestDeposit(held.db, owner, call)).toMatchObject({ id });
    await cancelDeposit(held.db, owner.memberId, id);
    await expect(attachProof(held.db, owner.memberId, id, await picture())).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    expect(files()).toHaveLength(before + 1);
  });

  it('is one of 30 that a member may send a day', async () => {
    const { memberId } = await customer(held.db);
    for (let n = 0; n < 30; n++) await keepProof(held.db, memberId, await picture('png', 8));
    await expect(keepProof(held.db, memberId, await picture('png', 8))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    });
  });

  it('is cleared away a day after it was replaced, as are files that no row knows', async () => {
    const owner = await customer(held.db);
    const call = { channel: 'bank', amount: units(500), requestId: 'proof-swept', proof: await picture() };
    const { id, proofId: first } = await requestDeposit(held.db, owner, call);
    const { proofId: second } = await attachProof(held.db, owner.memberId, id, await picture('jpeg'));
    const [stray, recent] = ['stray.jpg', 'recent.jpg'].map((name) => join(folder, name)) as [string, string];
    for (const file of [stray, recent]) writeFileSync(file, 'half a picture');
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(stray, longAgo, longAgo);
    await sweepProofs(held.db);
    expect([stray, recent, proofFile(first!), proofFile(second!)].map(existsSync)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    expect(await sweepProofs(held.db)).toBeGreaterThanOrEqual(2);
    expect([recent, proofFile(first!), proofFile(second!)].map(existsSync)).toEqual([false, false, true]);
    expect((await readProof(held.db, second!, owner.memberId)).byteLength).toBeGreaterThan(0);
    await expect(readProof(held.db, first!, owner.memberId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    setClock(undefined);
    expect(await sweepProofs(held.db)).toBe(0);
  });
});
