/** The iPhone profile and its signature. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate, verify } from 'node:crypto';
import { ContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert } from '@peculiar/asn1-schema';
import { GET as profileRoute } from '@/app/[locale]/down/profile/route';
import { liteProfile } from '@/lib/content/lite/profile';
import { signContent } from '@/lib/content/lite/sign';
import { publicUrl } from '@/lib/platform/env';

const profile = {
  url: 'https://lantern.example/th',
  name: 'Fish & <Chips>',
  description: 'An icon.',
  icon: Buffer.from('png'),
};

test('names the site, escapes its texts, and is the same on every download', () => {
  const text = liteProfile(profile);
  expect(text).toContain('<string>Fish &amp; &lt;Chips&gt;</string>');
  expect(text).toContain('<string>example.lantern.lite.icon</string>');
  expect(text).toContain('<key>PayloadRemovalDisallowed</key><false/>');
  expect(text).toContain(`<data>${profile.icon.toString('base64')}</data>`);
  const uuids = [...text.matchAll(/<key>PayloadUUID<\/key><string>([^<]+)/g)].map((match) => match[1]);
  expect(uuids).toHaveLength(2);
  expect(uuids[0]).not.toBe(uuids[1]);
  for (const uuid of uuids) expect(uuid).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(liteProfile(profile)).toBe(text);
  expect(liteProfile({ ...profile, url: 'https://other.example/' })).not.toContain(uuids[1]);
});

test('is sent with the content type of profiles, in the language of its address', async () => {
  const answer = await profileRoute(new Request(`${publicUrl()}/ar/down/profile`), {
    params: Promise.resolve({ locale: 'ar' }),
  });
  expect(answer.headers.get('content-type')).toBe('application/x-apple-aspen-config');
  const text = await answer.text();
  expect(text).toContain(`<key>URL</key><string>${publicUrl()}/ar</string>`);
  expect(text).toMatch(/PayloadDescription<\/key><string>[^<]*[؀-ۿ]/);
});

describe('its signature', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'croupier-profile-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const certificate = (name: string, kind: readonly string[]) => {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', ...kind, '-nodes', '-days', '2', '-subj', '/CN=lantern.example'],
      ...['-keyout', key, '-out', cert],
    ]);
    if (made.status !== 0) throw new Error(String(made.stderr));
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  };

  test.each([
    ['rsa', ['rsa:2048']],
    ['curve', ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']],
  ])('is valid for openssl and the certificate with a key of type %s', (name, kind) => {
    const { key, cert } = certificate(name, kind);
    const content = Buffer.from(liteProfile(profile));
    const signed = signContent(content, cert, key);

    const info = AsnConvert.parse(signed, ContentInfo);
    const data = AsnConvert.parse(info.content, SignedData);
    const held = Buffer.from(data.encapContentInfo.eContent!.single!.buffer);
    expect(held.equals(content)).toBe(true);
    const { publicKey } = new X509Certificate(cert);
    const signature = Buffer.from(data.signerInfos[0]!.signature.buffer);
    expect(verify('sha256', content, publicKey, signature)).toBe(true);
    expect(verify('sha256', Buffer.concat([content, Buffer.from('x')]), publicKey, signature)).toBe(false);

    writeFileSync(join(folder, 'signed.der'), signed);
    writeFileSync(join(folder, 'ca.pem'), cert);
    const checked = spawnSync('openssl', [
      ...['cms', '-verify', '-inform', 'DER', '-in', join(folder, 'signed.der')],
      ...['-CAfile', join(folder, 'ca.pem'), '-purpose', 'any', '-binary'],
    ]);
    expect(String(checked.stderr)).toMatch(/Verification successful/i);
    expect(checked.stdout.equals(content)).toBe(true);
  });

  test('is never made with the key of another certificate', () => {
    const [one, two] = [certificate('one', ['rsa:2048']), certificate('two', ['rsa:2048'])];
    expect(() => signContent(Buffer.from('x'), one.cert, two.key)).toThrow(/not its certificate/);
    expect(() => signContent(Buffer.from('x'), 'nothing', one.key)).toThrow(/no certificate/);
  });
});
