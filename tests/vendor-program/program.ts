import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '@/examples/vendor/options';
import { startVendor, type Running } from '@/examples/vendor/vendor';

export const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
export const TOKEN = 'launch-token-0123456789';

export const newFolder = () => mkdtempSync(join(tmpdir(), 'vendor-'));

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the program at a free port, with short pauses. */
export async function startProgram(
  site: string,
  { data = newFolder(), args = [] }: { data?: string; args?: string[] } = {},
): Promise<{
  vendor: Running;
  address: string;
  post: (path: string, fields: object, key?: string) => Promise<Answer>;
}> {
  const vendor = await startVendor({
    ...readOptions(['--site', site, '--secret', SECRET, '--data', data, '--pause', '5', ...args]),
    port: 0,
  });
  const address = `http://127.0.0.1:${(vendor.server.address() as AddressInfo).port}`;
  const post = async (path: string, fields: object, key?: string): Promise<Answer> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(fields),
    });
    return (await response.json()) as Answer;
  };
  return { vendor, address, post };
}

export interface Answer {
  ok?: boolean;
  code?: string;
  key: string;
  balance: string | null;
  result?: string;
  roundId?: string;
  round: { id: string; state: string; payout: string; data: Record<string, unknown>; over: boolean } | null;
}
