import { clientIp, networkOf } from '@/lib/platform/http/client-ip';

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

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    ['somchai', 'somchai'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
