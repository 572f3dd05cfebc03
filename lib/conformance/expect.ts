import { formatDecimal, parseAmount } from '@/lib/money/amount';
import type { Refusal } from './document';
import type { Answer, Json, JsonObject } from './types';

/** Fields that every answer of an operation has. */
const MONEY_CALLS = new Set([
  'bet',
  'win',
  'settleRound',
  'rollback',
  'bonusWin',
  'jackpotWin',
  'promoWin',
  'adjust',
]);
const BALANCE_CALLS = new Set([...MONEY_CALLS, 'balance', 'endRound', 'authenticate']);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a successful answer. */
export function valueOf(answer: Answer): Record<string, unknown> | undefined {
  return isRecord(answer.json) && isRecord(answer.json.value) ? answer.json.value : undefined;
}

/** An answer in one line, for the table. */
export function summarise(answer: Answer | undefined): string {
  if (!answer) return 'no answer';
  if (!isRecord(answer.json)) return `${answer.status} ${answer.type || 'without a content type'}, no JSON`;
  const { success, code, final } = answer.json;
  if (success !== true)
    return `${answer.status} ${String(code)}${final === true ? ' final' : final === false ? ' not final' : ''}`;
  const { balance } = valueOf(answer) ?? {};
  return `${answer.status}${typeof balance === 'string' ? ` balance ${balance}` : ''}`;
}

/** What is wrong with the form of any answer: the envelope, the status, the content type. */
export function formFaults(answer: Answer): string[] {
  const faults: string[] = [];
  if (!answer.type.startsWith('application/json')) faults.push('the content type is not application/json');
  if (!isRecord(answer.json)) return [...faults, 'the body is no JSON object'];
  const { success, value, code, message, final } = answer.json;
  if (success === true) {
    if (answer.status !== 200) faults.push(`success with status ${answer.status}`);
    if (!isRecord(value)) faults.push('success without a value');
  } else if (success === false) {
    if (typeof code !== 'string') faults.push('the refusal has no code');
    if (typeof message !== 'string') faults.push('the refusal has no message');
    if (typeof final !== 'boolean') faults.push('the refusal does not say whether it is final');
  } else faults.push('success is neither true nor false');
  return faults;
}

/** What is wrong with the value of a successful answer of this operation. */
export function valueFaults(
  operation: string,
  call: JsonObject,
  value: Record<string, unknown>,
  currency: string,
): string[] {
  const faults: string[] = [];
  if (MONEY_CALLS.has(operation)) {
    if (value.transactionId !== call.transactionId) faults.push('transactionId is not that of the call');
    if (typeof value.reference !== 'string' || !/^\d+$/.test(value.reference))
      faults.push('reference is not decimal digits');
  }
  if (operation === 'endRound' && value.roundId !== call.roundId)
    faults.push('roundId is not that of the call');
  if (!BALANCE_CALLS.has(operation)) return faults;
  if (typeof value.balance !== 'string' || !/^\d+\.\d{2,4}$/.test(value.balance))
    faults.push('balance is not a decimal text of two to four digits after the point');
  if (value.currency !== currency) faults.push(`currency is ${String(value.currency)}, not ${currency}`);
  return faults;
}

/** What is wrong with a refusal. */
export function refusalFaults(
  answer: Answer,
  code: string,
  documented: Refusal,
  {
    final = documented.final,
    fields,
  }: { final?: boolean | undefined; fields?: readonly string[] | undefined },
): string[] {
  if (!isRecord(answer.json)) return [];
  if (answer.json.success === true) return [`it was accepted, and ${code} was expected`];
  const faults: string[] = [];
  if (answer.json.code !== code) faults.push(`the code is ${String(answer.json.code)}, not ${code}`);
  else if (answer.status !== documented.status)
    faults.push(`the status is ${answer.status}, not ${documented.status}`);
  if (typeof answer.json.final === 'boolean' && answer.json.final !== final)
    faults.push(`final is ${String(answer.json.final)}, not ${String(final)}`);
  const named = isRecord(answer.json.fields) ? answer.json.fields : {};
  for (const field of fields ?? []) if (!(field in named)) faults.push(`fields does not name ${field}`);
  return faults;
}

/** Where `actual` differs from `expected`; fields that `expected` does not name are ignored. */
export function differences(expected: Json, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    if (actual.length !== expected.length)
      return [`${path} has ${actual.length} items, not ${expected.length}`];
    return expected.flatMap((item: Json, index) => differences(item, actual[index], `${path}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (!isRecord(actual)) return [`${path || 'the value'} is no object`];
    return Object.entries(expected as JsonObject).flatMap(([name, value]) =>
      differences(value, actual[name], path ? `${path}.${name}` : name),
    );
  }
  return expected === actual ? [] : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

/** A decimal text as 1/10,000. Throws if it is none. */
export function amountOf(text: string): bigint {
  const amount = parseAmount(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}

export { formatDecimal };
