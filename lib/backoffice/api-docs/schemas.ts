import { z } from 'zod';
import type { Schema } from './types';

/** Named schemas (`#/components/schemas/…`), collected while a document is generated. */
export type Named = Map<string, Schema>;

/** zod leaves out the examples of an input that a transform changes: they are values before it and hold. */
function keepExamples({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (examples) Object.assign(jsonSchema, { examples });
}

/**
 * Converts a zod schema to JSON Schema, as `input` or `output`. What JSON Schema cannot express (a transform's
 * result, a check in code) is omitted. Recursive schemas are put under `named`.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: Named): Schema {
  const {
    $schema: _dialect,
    $defs,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'input' ? { override: keepExamples } : {}),
  }) as Schema & {
    $schema?: string;
    $defs?: Record<string, Schema>;
  };
  if (!$defs) return made;
  const names = new Map(Object.entries($defs).map(([name, part]) => [name, keep(part, named)]));
  const renamed = (text: string) =>
    text.replace(/"#\/\$defs\/([^"]+)"/g, (_, name: string) =>
      JSON.stringify(`#/components/schemas/${names.get(name)}`),
    );
  for (const name of names.values())
    named.set(name, JSON.parse(renamed(JSON.stringify(named.get(name)))) as Schema);
  return JSON.parse(renamed(JSON.stringify(made))) as Schema;
}

/** Names a recursive schema; equal schemas have the same name. The only one is "any JSON". */
function keep(part: Schema, named: Named): string {
  const text = JSON.stringify(part).replace(/#\/\$defs\/[^"]+/g, 'self');
  for (const [name, known] of named) {
    if (JSON.stringify(known).replace(/#\/(?:\$defs|components\/schemas)\/[^"]+/g, 'self') === text)
      return name;
  }
  const name = `Json${named.size === 0 ? '' : named.size + 1}`;
  named.set(name, part);
  return name;
}

/** Lists the properties of an object schema and of its alternatives; required only if every alternative requires them. */
export function listProperties(schema: Schema): { name: string; schema: Schema; required: boolean }[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  const parts = alternatives ?? [schema, ...(schema.allOf ?? [])];
  const found = new Map<string, { schema: Schema; required: boolean }>();
  for (const part of parts) {
    for (const [name, member] of Object.entries(part.properties ?? {})) {
      const required = part.required?.includes(name) ?? false;
      const known = found.get(name);
      found.set(
        name,
        known ? { schema: known.schema, required: known.required && required } : { schema: member, required },
      );
    }
  }
  if (alternatives) {
    for (const [name, member] of found) {
      if (!alternatives.every((part) => part.properties && name in part.properties)) member.required = false;
    }
  }
  return [...found].map(([name, member]) => ({ name, ...member }));
}

/** Removes properties from a schema: path parameters are not part of a body. */
export function without(schema: Schema, names: ReadonlySet<string>): Schema {
  const { properties, required, anyOf, oneOf, allOf, ...rest } = schema;
  const each = (parts: Schema[] | undefined) => parts?.map((part) => without(part, names));
  const left = required?.filter((name) => !names.has(name)) ?? [];
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))),
    }),
    ...(left.length > 0 && { required: left }),
    ...(anyOf && { anyOf: each(anyOf)! }),
    ...(oneOf && { oneOf: each(oneOf)! }),
    ...(allOf && { allOf: each(allOf)! }),
  };
}
