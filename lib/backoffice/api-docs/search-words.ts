import { schemaRows } from './rows';
import type { Operation } from './types';

/** Search terms of an operation besides address and summary: field names, error codes, audience. */
export function searchWords(operation: Operation): string {
  const bodies = Object.values(operation.requestBody?.content ?? {}).map((media) => media.schema);
  const answers = Object.values(operation.responses);
  const values = answers.flatMap((answer) =>
    Object.values(answer.content ?? {}).map((media) => media.schema.properties?.value ?? {}),
  );
  const names = [...bodies, ...values]
    .flatMap((schema) => schemaRows(schema))
    .map((row) => row.name.split(/[.[\]]+/).at(-1) ?? '');
  const codes = answers.flatMap((answer) =>
    [...answer.description.matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1]!),
  );
  const words = [
    ...operation.parameters.map((parameter) => parameter.name),
    ...names,
    ...codes,
    operation['x-audience'],
  ];
  return [...new Set(words)].join(' ');
}
