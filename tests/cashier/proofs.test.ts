import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { keepProof, sweepProofFiles } from '@/lib/cashier/proofs/commands';
import { readProof } from '@/lib/cashier/proofs/queries';
import { cleanPicture } from '@/lib/platform/pictures';
import { customer, picture } from '../support/cashier';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
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

  it("is its owner's, and an operator's", async () => {
    const [owner, other] = [await customer(held.db), await customer(held.db)];
    const id = await keepProof(held.db, owner.memberId, await picture());
    expect((await readProof(held.db, id, owner.memberId)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    await expect(readProof(held.db, id, other.memberId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await readProof(held.db, id)).byteLength).toBeGreaterThan(0);
    await expect(readProof(held.db, '../../../etc/passwd')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stays while its row does', async () => {
    const before = readdirSync(join(process.env.UPLOADS_DIR!, 'proofs')).length;
    expect(await sweepProofFiles(held.db)).toBe(0);
    expect(readdirSync(join(process.env.UPLOADS_DIR!, 'proofs'))).toHaveLength(before);
  });
});
