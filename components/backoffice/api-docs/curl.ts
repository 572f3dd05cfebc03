import type { ListedOperation } from '@/lib/backoffice/api-docs/loaders';

/** The smallest valid call of an operation as a curl command. Credentials are placeholders. */
export function toCurl(server: string, { method, path, operation }: ListedOperation): string {
  const query = new URLSearchParams();
  let address = path;
  for (const parameter of operation.parameters) {
    const value = toText(parameter.example);
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (parameter.required) query.set(parameter.name, value);
  }
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${server}${address}${query.size > 0 ? `?${query}` : ''}'`,
  ];
  lines.push(...credentialLines(operation.security));
  const body = Object.values(operation.requestBody?.content ?? {}).find(
    (media) => media.example !== undefined,
  );
  if (body) lines.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(body.example)}'`);
  return lines.join(' \\\n  ');
}

function credentialLines(security: readonly Record<string, string[]>[]): string[] {
  const names = new Set(security.flatMap((way) => Object.keys(way)));
  if (names.has('signature')) {
    return [`-H "x-vendor: $VENDOR"`, `-H "x-timestamp: $TIMESTAMP"`, `-H "x-signature: $SIGNATURE"`];
  }
  if (names.has('bearer') && !security.some((way) => Object.keys(way).length === 0))
    return [`-H "authorization: Bearer $TOKEN"`];
  if (names.has('office') || names.has('game')) return [`-b cookies.txt`];
  return [];
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
