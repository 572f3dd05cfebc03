import { sql } from 'kysely';
import { statusFields } from '@/lib/content/gate/queries';
import { fillLaunchAddress, type LaunchValues } from '@/lib/gateway/launch/address';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { STUDIO_LAUNCH_URL } from '@/lib/catalogue/constants';
import type { AppError } from '@/lib/platform/errors';
import { noncedPolicy } from '@/lib/platform/http/page-policy';
import { useTestDatabase } from '../support/database';
import { openTable } from '../support/players';

const held = useTestDatabase();

const VALUES: LaunchValues = {
  node: '100001',
  game: 'quiet harbour',
  engine: 'slots',
  language: 'th',
  currency: 'THB',
  mode: 'real',
  lobby: 'https://play.example/th/rng',
  cashier: 'https://play.example/th/member/deposit',
};

describe('fillLaunchAddress', () => {
  it.each([
    [STUDIO_LAUNCH_URL, '/studio/th/slots/100001#{token}'],
    [
      'https://games.example/open?t={token}&g={game}&l={language}&c={currency}&m={mode}&back={lobby}',
      'https://games.example/open?t={token}&g=quiet%20harbour&l=th&c=THB&m=real&back=https%3A%2F%2Fplay.example%2Fth%2Frng',
    ],
    ['https://games.example/?t={token}&d={device}', 'https://games.example/?t={token}&d={device}'],
    ['https://games.example/{unknown}{constructor}?t={token}', 'https://games.example/?t={token}'],
  ])('fills %s and leaves the token and the device to the browser', (template, filled) => {
    expect(fillLaunchAddress(template, VALUES)).toBe(filled);
  });

  it('gives no address if the vendor has none, or if it names an engine that the game does not have', () => {
    expect(fillLaunchAddress(null, VALUES)).toBeUndefined();
    expect(fillLaunchAddress(STUDIO_LAUNCH_URL, { ...VALUES, engine: undefined })).toBeUndefined();
    expect(fillLaunchAddress('https://games.example/', { ...VALUES, engine: undefined })).toBeDefined();
  });
});

describe('a vendor’s launch address', () => {
  const setAddress = (vendor: string, url: string | null) =>
    sql`UPDATE catalogue.vendor SET launch_url = ${url} WHERE code = ${vendor}`.execute(held.db);
  const frames = async () =>
    /frame-src [^;]*/.exec(noncedPolicy([], (await statusFields(held.db)).frameOrigins))![0];

  it.each([
    'javascript:alert(1)',
    '//games.example/',
    'http://games.example/',
    'https://games.example',
    'https://games.example; script-src */',
    'https://user@games.example/',
    'data:text/html,',
  ])('cannot be %s', async (url) => {
    const { vendor } = await openTable(held.db, 'BADURL').catch(() => ({ vendor: 'BADURL' }));
    await expect(setAddress(vendor, url)).rejects.toThrow(/launch_url/);
  });

  it('decides whether its games open', async () => {
    const { vendor, nodeId } = await openTable(held.db, 'OUTSIDE');
    const member = await createMember(held.db, { account: 'outsider' });
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const open = () => launchGame(held.db, { player, nodeId, language: 'en' });
    const codeOf = (error: AppError) => error.code;
    await sql`UPDATE catalogue.game SET engine = NULL WHERE node_id = ${nodeId}`.execute(held.db);
    expect(await open().catch(codeOf)).toBe('LAUNCH_NOT_POSSIBLE');
    await setAddress(vendor, 'https://games.example:8443/open?t={token}');
    await open();
    await setAddress(vendor, null);
    expect(await open().catch(codeOf)).toBe('LAUNCH_NOT_POSSIBLE');
  });

  it('is admitted by the content security policy while the vendor is active and opens in the frame', async () => {
    const { vendor } = await openTable(held.db, 'FRAMED');
    expect(await frames()).toBe("frame-src 'self'");
    await setAddress(vendor, 'https://games.example:8443/open?t={token}');
    expect(await frames()).toBe("frame-src 'self' https://games.example:8443");
    const set = (column: string, value: string) =>
      sql`UPDATE catalogue.vendor SET ${sql.ref(column)} = ${value} WHERE code = ${vendor}`.execute(held.db);
    await set('opens_in', 'window');
    expect(await frames()).toBe("frame-src 'self'");
    await set('opens_in', 'frame');
    await set('status', 'maintenance');
    expect(await frames()).toBe("frame-src 'self'");
  });
});
