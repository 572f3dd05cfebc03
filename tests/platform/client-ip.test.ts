import { clientIp } from '@/lib/platform/http/client-ip';

describe('clientIp', () => {
  it.each([
    // peer, X-Forwarded-For, proxies of ours, seen
    ['10.0.0.9', undefined, 0, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
    ['::ffff:10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
    ['10.0.0.9', '1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
    ['10.0.0.9', '1.2.3.4', 2, '1.2.3.4'],
    ['10.0.0.9', undefined, 1, '10.0.0.9'],
  ])('peer %s, header %s, %i trusted: %s', (peer, header, trusted, seen) => {
    expect(clientIp(peer, header, trusted)).toBe(seen);
  });
});
