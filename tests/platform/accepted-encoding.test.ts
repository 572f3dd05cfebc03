import { acceptedEncoding } from '@/lib/platform/http/accepted-encoding';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip ; q=0.8', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  ['gzipped', undefined],
])('%s allows %s of brotli and gzip', (accepted, encoding) => {
  expect(acceptedEncoding(accepted, ['br', 'gzip'])).toBe(encoding);
});
