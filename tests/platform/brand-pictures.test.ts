import { readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { POST as upload } from '@/app/(backoffice)/backoffice/api/site/pictures/route';
import { GET as serve } from '@/app/images/brand/[file]/route';
import { readBrandPicture, storeBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { isSafeSvg, pictureFormat } from '@/lib/platform/brand-pictures/rules';
import { env } from '@/lib/platform/env';

const SVG = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 20" ${more}>${inside}</svg>`;
const RED = '<rect width="80" height="20" fill="#c00"/>';
const store = (content: string | Uint8Array, kind: 'dark' | 'icon' = 'dark') =>
  storeBrandPicture(new Blob([content as BlobPart]), kind);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00a0ffff' } })
    .png()
    .toBuffer();
const stored = () => {
  try {
    return readdirSync(`${env().UPLOADS_DIR}/brand`);
  } catch {
    return [];
  }
};

it('a drawing is drawn as large as it is needed, and served as PNG for ever under the hash of its content', async () => {
  const picture = await store(SVG(RED));
  expect(picture).toEqual({
    file: expect.stringMatching(/^[0-9a-f]{32}\.png$/) as string,
    width: 960,
    height: 240,
  });
  expect(await store(SVG(RED))).toEqual(picture);
  const response = await serve(new Request('http://localhost/'), {
    params: Promise.resolve({ file: picture.file }),
  } as never);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toMatch(/immutable/);
  expect(pictureFormat(Buffer.from(await response.arrayBuffer()))).toBe('png');
});

it('a photo loses its metadata, and a large one is scaled', async () => {
  const jpeg = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Copyright: 'the secret of the camera' } })
    .jpeg()
    .toBuffer();
  const picture = await store(jpeg);
  expect(picture).toMatchObject({ width: 960, height: 320 });
  expect((await readBrandPicture(picture.file))!.includes('secret of the camera')).toBe(false);
});

it('an icon becomes a square, and a tiny one is refused', async () => {
  expect(await store(await png(300, 100), 'icon')).toMatchObject({ width: 300, height: 300 });
  await expect(store(await png(32, 32), 'icon')).rejects.toMatchObject({
    fields: { picture: { code: 'PICTURE_TOO_SMALL' } },
  });
});

/** A PNG of 60,000 by 60,000 pixels in a few kilobytes. */
function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    return Buffer.concat([Buffer.from([0, 0, data.length >> 8, data.length & 255]), body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('hostile files', () => {
  it.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['a text', 'this is no picture'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML with a drawing in it', `<html>${SVG(RED)}</html>`],
    ['a GIF', Buffer.from('GIF89a')],
    ['a PNG that ends after its mark', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])],
    ['a JPEG that ends after its mark', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a PNG of 3.6 gigapixels', pixelBomb()],
    [
      'a program with the mark of a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('MZ'.repeat(500))]),
    ],
    [
      'a drawing with an entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG('<text>&x;</text>')}`,
    ],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${SVG('<text>&b;</text>')}`,
    ],
    ['a drawing with a file of the server', SVG('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['a drawing with a relative file', SVG('<image xlink:href="../../secret.png" width="9" height="9"/>')],
    ['a drawing with an address', SVG('<image href="https://evil.example/x.png" width="9" height="9"/>')],
    ['a drawing with a style of an address', SVG('<style>@import url(https://evil.example/x.css);</style>')],
    [
      'a drawing with a fill of an address',
      SVG('<rect fill="url(https://evil.example/#a)" width="9" height="9"/>'),
    ],
    [
      'a drawing with a style sheet',
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>${SVG(RED)}`,
    ],
    ['a drawing that repeats without end', SVG(`<g id="a">${'<use href="#a"/>'.repeat(300)}</g>`)],
    ['a drawing that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"></svg>'],
  ])('%s is refused, and nothing is stored', async (_what, content) => {
    const before = stored();
    await expect(store(content)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { picture: { code: 'LOGO_FORMAT' } },
    });
    expect(stored()).toEqual(before);
  });

  it('a file above the limit is refused before it is decoded', async () => {
    await expect(store(Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toMatchObject({
      fields: { picture: { code: 'PICTURE_TOO_LARGE' } },
    });
  });

  it('a script in a drawing does not survive, because the drawing becomes pixels', async () => {
    const { file } = await store(SVG(`${RED}<script>alert(1)</script>`, 'onload="alert(1)"'));
    const bytes = (await readBrandPicture(file))!;
    expect(pictureFormat(bytes)).toBe('png');
    expect(bytes.includes('alert')).toBe(false);
  });

  it.each(['../../etc/passwd', 'mark.svg', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.png/..`])(
    'no other file is served: %s',
    async (file) => {
      const response = await serve(new Request('http://localhost/'), {
        params: Promise.resolve({ file }),
      } as never);
      expect(response.status).toBe(404);
    },
  );

  it('its own parts and pictures within it are allowed', () => {
    expect(
      isSafeSvg(SVG('<use href="#a"/><rect fill="url(#b)"/><image href="data:image/png;base64,AAAA"/>')),
    ).toBe(true);
    expect(isSafeSvg(SVG('<image href="data:image/svg+xml;base64,AAAA"/>'))).toBe(false);
  });

  it('only operators upload', () => {
    expect(upload.definition.audience.name).toBe('operators:site.write');
  });
});
