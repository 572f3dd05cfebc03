import { NumberText, type ReplyFields } from './types';

function valueText(value: ReplyFields[string]): string {
  if (typeof value === 'bigint') return value.toString();
  return value instanceof NumberText ? value.text : JSON.stringify(value);
}

/** A reply as JSON. A balance may have more digits than a JavaScript number holds, so numbers are written as they are. */
export function replyJson(fields: ReplyFields): string {
  const members = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}:${valueText(value)}`,
  );
  return `{${members.join(',')}}`;
}
