import { z } from 'zod';
import { notLoggedIn } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readBody } from '@/lib/platform/http/read-body';

const nothing = { params: Promise.resolve({}) };
const upload = (body: BodyInit) => new Request('http://localhost/x', { method: 'POST', body });

function form(parts: number): FormData {
  const filled = new FormData();
  for (let part = 0; part < parts; part++) filled.append('proof', new File(['x'], `${part}.png`));
  return filled;
}

it('returns the files of one name in their order', async () => {
  const { files } = await readBody(upload(form(3)), 'multipart', 65_536);
  expect(files.get('proof')?.map((file) => file.name)).toEqual(['0.png', '1.png', '2.png']);
});

it('rejects a form with too many parts without parsing it', async () => {
  await expect(readBody(upload(form(90)), 'multipart', 65_536)).resolves.toBeDefined();
  await expect(readBody(upload(form(101)), 'multipart', 65_536)).rejects.toMatchObject({
    code: 'MALFORMED_FORM',
    status: 400,
  });
});

it.each([
  ['multipart/form-data; BOUNDARY=b'],
  ['multipart/form-data; xboundary=c; boundary=b'],
  ['multipart/form-data; boundary="b"'],
  ['multipart/form-data'],
])('counts the parts as the parser sees them: %s', async (type) => {
  const body = Array.from(
    { length: 101 },
    () => '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n',
  ).join('');
  const request = new Request('http://localhost/x', {
    method: 'POST',
    body: `${body}--b--`,
    headers: { 'content-type': type },
  });
  await expect(readBody(request, 'multipart', 65_536)).rejects.toMatchObject({ code: 'MALFORMED_FORM' });
});

it('does not read the body of a caller who is not authenticated', async () => {
  const route = defineRoute({
    summary: 'Test',
    audience: {
      name: 'nobody',
      authenticate: async () => {
        throw notLoggedIn();
      },
    },
    input: z.object({}),
    output: z.object({}),
    body: 'multipart',
    run: async () => ({}),
  });
  const request = upload(form(3));
  expect((await route(request, nothing)).status).toBe(401);
  expect(request.bodyUsed).toBe(false);
});

it('passes the exact bytes to an audience that signs the body', async () => {
  const text = '{ "a" : 1 }';
  const route = defineRoute({
    summary: 'Test',
    audience: {
      name: 'signers',
      signsBody: true,
      authenticate: async (_, { rawBody }) => ({ seen: new TextDecoder().decode(rawBody) }),
    },
    input: z.object({ a: z.number() }),
    output: z.object({ seen: z.string() }),
    run: async ({ ctx }) => ctx,
  });
  const request = new Request('http://localhost/x', {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json' },
  });
  expect(await (await route(request, nothing)).json()).toMatchObject({ value: { seen: text } });
});
