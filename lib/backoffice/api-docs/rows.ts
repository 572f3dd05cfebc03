import type { Schema } from './types';

/** A property of a schema, as a row of a table. */
export interface SchemaRow {
  /** `list[].amount` is a property of the items of the list. */
  name: string;
  type: string;
  required: boolean;
  /** Limits, allowed values and description. */
  notes: string;
}

const DEEPEST = 6;

/** Lists the properties of a schema, with those of nested objects and lists. */
export function schemaRows(schema: Schema, prefix = '', depth = 0): SchemaRow[] {
  if (depth > DEEPEST) return [];
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (alternatives && !schema.properties) {
    const seen = new Set<string>();
    return alternatives
      .flatMap((part) => schemaRows(part, prefix, depth))
      .filter((row) => !seen.has(row.name) && seen.add(row.name));
  }
  if (typeof schema.items === 'object') return schemaRows(schema.items, `${prefix}[]`, depth + 1);
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const full = prefix ? `${prefix}.${name}` : name;
    const row = {
      name: full,
      type: typeText(member),
      required: schema.required?.includes(name) ?? false,
      notes: notesOf(member),
    };
    return [row, ...schemaRows(member, full, depth + 1)];
  });
  const other = schema.additionalProperties;
  const more =
    typeof other === 'object' && other !== null ? schemaRows(other as Schema, `${prefix}.*`, depth + 1) : [];
  return [...members, ...more];
}

/** Describes the type of a value in a few words. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return 'any JSON';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.every((value) => typeof value === 'string') ? 'string' : 'value';
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeText))].join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') return `${typeText(typeof schema.items === 'object' ? schema.items : {})}[]`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? 'any';
}

function notesOf(schema: Schema): string {
  const notes: string[] = [];
  if (schema.description) notes.push(schema.description);
  if (schema.enum)
    notes.push(
      schema.enum
        .filter((value) => value !== '')
        .map(String)
        .join(', '),
    );
  if (schema.default !== undefined) notes.push(`default ${JSON.stringify(schema.default)}`);
  const range = [
    limit('≥', schema.minimum),
    limit('>', schema.exclusiveMinimum),
    limit('≤', schema.maximum),
  ].filter(Boolean);
  if (range.length > 0) notes.push(range.join(' '));
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    notes.push(`${String(schema.minLength ?? 0)}–${String(schema.maxLength ?? '∞')} characters`);
  }
  if (schema.minItems !== undefined || schema.maxItems !== undefined) {
    notes.push(`${String(schema.minItems ?? 0)}–${String(schema.maxItems ?? '∞')} entries`);
  }
  if (schema.format) notes.push(String(schema.format));
  else if (schema.pattern) notes.push(String(schema.pattern));
  return notes.join('; ');
}

/** Bounds that zod adds to every integer are omitted. */
function limit(sign: string, value: unknown): string {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${sign} ${value}` : '';
}
