/** @jest-environment node */
import { signCall } from '@/components/developers/sign';
import { TEMPLATES } from '@/components/developers/templates';
import { protocolDocument } from '@/lib/conformance/document';

const document = protocolDocument();

test('the browser signs as the example of the document says', async () => {
  const [, timestamp, operation, body, signature] =
    /```signature\ntimestamp: (.*)\noperation: (.*)\nbody: (.*)\nsignature: (.*)\n```/.exec(document)!;
  const [, secret] = /With the secret `([0-9a-f]{64})` this/.exec(document)!;
  expect(await signCall(secret!, operation!, body!, Number(timestamp))).toEqual({
    timestamp,
    signature,
    signed: `${timestamp}.${operation}.${body}`,
  });
});

test('the console offers every operation of the document', () => {
  const documented = new Set([...document.matchAll(/```example (\w+)\n/g)].map(([, operation]) => operation));
  expect(new Set(Object.keys(TEMPLATES))).toEqual(new Set([...documented, 'launch']));
});
