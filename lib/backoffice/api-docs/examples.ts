import type { Schema } from './types';

const ID = '1042';
const WHEN = '2026-11-21T04:30:00.000Z';

/** Realistic example values by property name; others are made from the schema. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  account: 'lanternplayer',
  amount: '250.00',
  available: '1250.00',
  availBalance: '1250.00',
  balance: '1250.00',
  bank: 'Bangkok Bank',
  blockedCountries: 'SG, US',
  blockedNetworks: '203.0.113.0/24',
  channel: 'bank-transfer',
  clientSeed: 'aLanternInTheRain',
  code: 'PG',
  commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  country: 'TH',
  countryCode: 'TH',
  countryDialingCode: '66',
  createdAt: WHEN,
  currency: 'THB',
  domains: 'play.example.com',
  email: 'mali@example.com',
  endsAt: '2026-12-31T16:00:00.000Z',
  from: '2026-11-15',
  gameName: 'Lantern Fox',
  gameType: 'RNG',
  holder: 'MALI SRISUK',
  ip: '203.0.113.7',
  language: 'th',
  launchToken: 'u3Jm8zQm1rB5yXwT0kVd2A',
  locale: 'th',
  lockedBalance: '0.00',
  message: 'Please check the marked fields.',
  mobileNum: '812345678',
  namespace: 'lobby',
  nickname: 'Mali',
  nodeId: '318',
  number: '1234567890',
  oldPassword: 'a walk in the park',
  newPassword: 'a walk by the river',
  confirmNewPassword: 'a walk by the river',
  password: 'a walk in the park',
  paymentPassword: '155201',
  payout: '25.50',
  playerId: ID,
  playerToken: 'Zq3vN0c8pLr5sXw1kTd7yA',
  reason: 'The transfer was not found.',
  reference: 'LH7K-2M9Q',
  requestId: '5f0c6e1a-9a54-4d0f-8f2e-2b7e4a7d9c31',
  roundId: '90417',
  stake: '10',
  to: '2026-11-21',
  token: 'Zq3vN0c8pLr5sXw1kTd7yA',
  transactionId: 'b-1',
  referenceTransactionId: 'b-0',
  userName: 'lanternplayer',
  username: 'lanternplayer',
  validBet: '10',
  vassalage: 'PG',
  vendor: 'PG',
};

/**
 * Makes an example value of a schema: its own `example`, the example of its name, else the simplest valid value.
 * Optional properties of an input are omitted, so that the example shows the required ones.
 */
export function makeExample(schema: Schema, options: { name?: string; least: boolean }, depth = 0): unknown {
  const given = schema.examples as unknown[] | undefined;
  if (given && given.length > 0) return given[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return fitting(schema.enum, options.name);
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first && !schema.properties) return makeExample(first, options, depth);
  if (depth > 6 || schema.$ref) return {};
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, options.least, depth);
  if (type === 'array') return listOf(schema, options.least, depth);
  if (type === 'number' || type === 'integer') return numberOf(schema);
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  const named = options.name === undefined ? undefined : BY_NAME[options.name];
  if (type === 'string')
    return typeof named === 'string' && fits(named, schema) ? named : textOf(schema, options.name);
  return named ?? (type === undefined ? {} : '');
}

function fitting(values: readonly unknown[], name: string | undefined): unknown {
  const named = name === undefined ? undefined : BY_NAME[name];
  return values.includes(named) ? named : (values.find((value) => value !== '') ?? values[0]);
}

function objectOf(schema: Schema, least: boolean, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (least && !schema.required?.includes(name)) continue;
    made[name] = makeExample(member, { name, least }, depth + 1);
  }
  return made;
}

function listOf(schema: Schema, least: boolean, depth: number): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((place) => makeExample(place, { least }, depth + 1));
  const items = typeof schema.items === 'object' ? schema.items : {};
  const count = Math.max(Number(schema.minItems ?? 0), least ? 0 : 1);
  return Array.from({ length: count }, () => makeExample(items, { least }, depth + 1));
}

function numberOf(schema: Schema): number {
  const least = Number(
    schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + (schema.exclusiveMinimum === undefined ? 0 : 1),
  );
  return Math.abs(least) > 1e12 ? 0 : least;
}

function textOf(schema: Schema, name: string | undefined): string {
  if (schema.format === 'date-time' || /(?:At|Time)$/.test(name ?? '')) return WHEN;
  if (schema.format === 'email') return 'mali@example.com';
  if (schema.format === 'uri') return 'https://play.example.com/';
  for (const candidate of [
    ID,
    'PG',
    'lantern',
    '2026-11-21',
    'a'.repeat(64),
    'a'.repeat(32),
    'a'.repeat(22),
    '123456',
    '12345678',
  ]) {
    if (fits(candidate, schema)) return candidate;
  }
  return 'lantern';
}

function fits(text: string, schema: Schema): boolean {
  if (text.length < Number(schema.minLength ?? 0) || text.length > Number(schema.maxLength ?? Infinity))
    return false;
  return schema.pattern === undefined || new RegExp(schema.pattern as string, 'u').test(text);
}
