import { GET as frame } from '@/app/wps/system/chat/route';
import { chatFrame } from '@/lib/content/chat/rules';
import { setLinks } from '@/lib/content/links/commands';
import { linksInput } from '@/lib/content/links/schema';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const open = () => frame(new Request('http://localhost/wps/system/chat'), { params: Promise.resolve({}) });

it('returns no chat room before an operator sets one and after it is removed', async () => {
  expect((await open()).status).toBe(404);
  await setLinks(held.db, linksInput.parse({ chat_room: 'https://rooms.example:8443/lantern?a=1&b=2' }));
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('frame-src https://rooms.example:8443;');
  expect(await answer.text()).toContain('src="https://rooms.example:8443/lantern?a=1&amp;b=2"');
  await setLinks(held.db, linksInput.parse({}));
  expect((await open()).status).toBe(404);
});

it.each([
  'http://rooms.example',
  'javascript:alert(1)',
  '/feedback',
  'https://a b',
  'https://a.example/"><script>',
])('rejects %s as a chat room', (address) => {
  expect(linksInput.safeParse({ chat_room: address }).success).toBe(false);
});

it('allows the room by its origin only, in a sandbox without navigation and referrer', () => {
  const { html, policy } = chatFrame('https://rooms.example/lantern;script-src *');
  expect(policy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src https://rooms.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(html).not.toContain('allow-top-navigation');
  expect(html).toContain('referrerpolicy="no-referrer"');
});
