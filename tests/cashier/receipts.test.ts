import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  storeReceiptImage,
  receiptImagePath,
  deleteUnusedReceiptImages,
} from '@/lib/cashier/receipts/commands';
import { attachReceiptImage, cancelDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { readReceiptImage } from '@/lib/cashier/receipts/queries';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { cleanPicture } from '@/lib/platform/pictures';
import { createFundedMember, createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();
const folder = join(process.env.UPLOADS_DIR!, 'proofs');
const files = () => (existsSync(folder) ? readdirSync(folder) : []);
afterEach(() => setClock(undefined));
const bytes = (...parts: (string | Buffer)[]) =>
  new Blob(parts.map((part) => new Uint8Array(Buffer.from(part))));
const PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

// docs/trust.md X14
describe('a receipt image', () => {
  it('is re-encoded without its metadata and without appended content', async () => {
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
    ['an empty file', () => bytes(''), 'PICTURE_FORMAT'],
    ['a PNG with invalid content', () => bytes(PNG, 'and then something else'), 'PICTURE_FORMAT'],
    ['a file of more than 5 MB', () => bytes(PNG, Buffer.alloc(5 * 1024 * 1024)), 'PICTURE_TOO_LARGE'],
  ])('is rejected when it is %s', async (_, file, code) => {
    await expect(cleanPicture(file(), 'proof')).rejects.toMatchObject({
      status: 400,
      fields: { proof: { code } },
    });
  });

  it('is rejected when it decodes to more than 40 megapixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    await expect(cleanPicture(bytes(bomb), 'proof')).rejects.toMatchObject({
      fields: { proof: { code: 'PICTURE_FORMAT' } },
    });
  });

  it('waits for other images, and is rejected before it is decoded when too many wait', async () => {
    const one = await createPicture();
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => cleanPicture(one, 'proof')));
    const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    // Two are encoded and twenty wait.
    expect(rejected).toHaveLength(8);
    expect(rejected[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    await expect(cleanPicture(one, 'proof')).resolves.toHaveProperty('jpeg');
  });

  it('is readable by its owner and by operators only', async () => {
    const [owner, other] = [await createFundedMember(database.db), await createFundedMember(database.db)];
    const id = await storeReceiptImage(database.db, owner.memberId, await createPicture());
    expect((await readReceiptImage(database.db, id, owner.memberId)).subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    await expect(readReceiptImage(database.db, id, other.memberId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await readReceiptImage(database.db, id)).byteLength).toBeGreaterThan(0);
    await expect(readReceiptImage(database.db, '../../../etc/passwd')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is stored for accepted requests only', async () => {
    const [owner, other] = [await createFundedMember(database.db), await createFundedMember(database.db)];
    const before = files().length;
    const call = {
      channel: 'bank',
      amount: units(500),
      requestId: 'proof-0001',
      receiptImage: await createPicture(),
    };
    const { id } = await requestDeposit(database.db, owner, call);
    expect(files()).toHaveLength(before + 1);
    const rejected = [
      requestDeposit(database.db, owner, { ...call, requestId: 'proof-0002', channel: 'crypto' }),
      requestDeposit(database.db, owner, { ...call, requestId: 'proof-0003', amount: units(1) }),
      requestDeposit(database.db, owner, { ...call, amount: units(501) }),
      attachReceiptImage(database.db, other.memberId, id, await createPicture()),
      attachReceiptImage(database.db, owner.memberId, id + 1_000n, await createPicture()),
    ];
    expect((await Promise.allSettled(rejected)).map(({ status }) => status)).toEqual(
      rejected.map(() => 'rejected'),
    );
    expect(await requestDeposit(database.db, owner, call)).toMatchObject({ id });
    await cancelDeposit(database.db, owner.memberId, id);
    await expect(
      attachReceiptImage(database.db, owner.memberId, id, await createPicture()),
    ).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    expect(files()).toHaveLength(before + 1);
  });

  it('is limited to 30 a day for a member', async () => {
    const { memberId } = await createFundedMember(database.db);
    for (let n = 0; n < 30; n++)
      await storeReceiptImage(database.db, memberId, await createPicture('png', 8));
    await expect(
      storeReceiptImage(database.db, memberId, await createPicture('png', 8)),
    ).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
    });
  });

  it('is deleted a day after it was replaced, as are files without a row', async () => {
    const owner = await createFundedMember(database.db);
    const call = {
      channel: 'bank',
      amount: units(500),
      requestId: 'proof-swept',
      receiptImage: await createPicture(),
    };
    const { id, receiptImageId: first } = await requestDeposit(database.db, owner, call);
    const { receiptImageId: second } = await attachReceiptImage(
      database.db,
      owner.memberId,
      id,
      await createPicture('jpeg'),
    );
    const [stray, recent] = ['stray.jpg', 'recent.jpg'].map((name) => join(folder, name)) as [string, string];
    for (const file of [stray, recent]) writeFileSync(file, 'half a picture');
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(stray, longAgo, longAgo);
    await deleteUnusedReceiptImages(database.db);
    expect([stray, recent, receiptImagePath(first!), receiptImagePath(second!)].map(existsSync)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    expect(await deleteUnusedReceiptImages(database.db)).toBeGreaterThanOrEqual(2);
    expect([recent, receiptImagePath(first!), receiptImagePath(second!)].map(existsSync)).toEqual([
      false,
      false,
      true,
    ]);
    expect((await readReceiptImage(database.db, second!, owner.memberId)).byteLength).toBeGreaterThan(0);
    await expect(readReceiptImage(database.db, first!, owner.memberId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    setClock(undefined);
    expect(await deleteUnusedReceiptImages(database.db)).toBe(0);
  });
});
