import { translator } from '@/lib/i18n/translator';
import { publicUrl } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { version } from '@/package.json';
import { describeAudience, securitySchemes, type AudienceDescription } from './audiences';
import { DESCRIPTION, TAGS, findTag } from './constants';
import { makeExample } from './examples';
import { jsonSchema, listProperties, without, type Named } from './schemas';
import type { Answer, ApiDocument, DescribedRoute, Method, Operation, Parameter, Schema } from './types';

/** Content types of a body by the kind that the route declares (lib/platform/http/read-body.ts). */
const BODIES = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'application/json'],
  multipart: ['multipart/form-data', 'application/json'],
} as const;

const FAILURE: Schema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]+$', description: 'What programs rely on.' },
    message: { type: 'string', description: 'For people, in the language of the request.' },
    fields: {
      type: 'object',
      description: 'What is wrong with which input.',
      additionalProperties: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** Generates the OpenAPI 3.1 document of routes from their zod schemas. */
export function apiDocument(routes: readonly DescribedRoute[]): ApiDocument {
  const named: Named = new Map();
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const item = (paths[route.path] ??= {});
    item[route.method.toLowerCase() as Lowercase<Method>] = operation(route, named);
  }
  const used = new Set(routes.map((route) => findTag(route.path)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Croupier',
      version,
      summary: 'The JSON API of the site, its back office and its vendors.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl() }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Failure: FAILURE, ...Object.fromEntries(named) },
      securitySchemes: securitySchemes(),
    },
  };
}

function operation({ method, path, definition }: DescribedRoute, named: Named): Operation {
  const input = jsonSchema(definition.input, 'input', named);
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!));
  const writes = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const facts = describeAudience(definition.audience.name);
  const body = writes ? requestBody(definition, without(input, inPath)) : undefined;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')}`,
    summary: definition.summary.replace(/\.$/, ''),
    tags: [findTag(path)],
    parameters: parameters(input, inPath, !writes),
    ...(body && { requestBody: body }),
    responses: { ...success(definition, named), ...failures(definition, facts, method, body !== undefined) },
    security: facts.security,
    'x-audience': definition.audience.name,
    ...(facts.permission && { 'x-permission': facts.permission }),
    'x-token': facts.token,
    'x-encrypted': definition.encrypted ?? false,
  };
}

function parameters(input: Schema, inPath: ReadonlySet<string>, query: boolean): Parameter[] {
  const members = listProperties(input);
  const path = [...inPath].map((name): Parameter => {
    const schema = members.find((member) => member.name === name)?.schema ?? { type: 'string' };
    return { name, in: 'path', required: true, schema, example: makeExample(schema, { name, least: true }) };
  });
  if (!query) return path;
  const rest = members.filter(({ name }) => !inPath.has(name));
  return [
    ...path,
    ...rest.map(({ name, schema, required }): Parameter => ({
      name,
      in: 'query',
      required,
      schema,
      example: makeExample(schema, { name, least: true }),
    })),
  ];
}

function requestBody(definition: DescribedRoute['definition'], schema: Schema): Operation['requestBody'] {
  const files = definition.files ?? [];
  if (listProperties(schema).length === 0 && files.length === 0) return undefined;
  const example = exampleBody(definition, schema);
  const content: Record<string, { schema: Schema; example?: unknown }> = {};
  for (const type of BODIES[definition.body ?? 'json']) {
    content[type] =
      type === 'multipart/form-data' ? { schema: withFiles(schema, files) } : { schema, example };
  }
  if (definition.encrypted) {
    content['application/jose'] = {
      schema: { type: 'string', description: 'The JSON body as a compact JWE (ECDH-ES, A256GCM).' },
    };
  }
  return { required: (schema.required?.length ?? 0) > 0 || files.length > 0, content };
}

/** Example of the smallest valid body; the complete one if a rule in code requires more than the schema. */
function exampleBody(definition: DescribedRoute['definition'], schema: Schema): unknown {
  const least = makeExample(schema, { least: true });
  const pathOnly = makeExample(jsonSchema(definition.input, 'input', new Map()), { least: true }) as object;
  const taken = (body: unknown) => definition.input.safeParse({ ...pathOnly, ...(body as object) }).success;
  if (taken(least)) return least;
  const whole = makeExample(schema, { least: false });
  return taken(whole) ? whole : least;
}

function withFiles(schema: Schema, files: readonly string[]): Schema {
  const pictures = Object.fromEntries(
    files.map((name) => [
      name,
      { type: 'string', contentMediaType: 'application/octet-stream', description: 'A file.' },
    ]),
  );
  return { ...schema, type: 'object', properties: { ...schema.properties, ...pictures } };
}

function success(definition: DescribedRoute['definition'], named: Named): Record<string, Answer> {
  const status = String(definition.status ?? (definition.responseType === '' ? 204 : 200));
  if (definition.responseType === '') {
    return { [status]: { description: status === '303' ? 'The address to go on to' : 'Nothing, uncached' } };
  }
  if (definition.responseType)
    return {
      [status]: {
        description: definition.responseType,
        content: { [definition.responseType]: { schema: {} } },
      },
    };
  const value = jsonSchema(definition.output, 'output', named);
  const schema = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  const example = { success: true, value: makeExample(value, { least: false }) };
  return {
    [status]: {
      description: 'The envelope with its value',
      content: { 'application/json': { schema, example } },
    },
  };
}

function failures(
  definition: DescribedRoute['definition'],
  facts: AudienceDescription,
  method: Method,
  hasBody: boolean,
): Record<string, Answer> {
  const refusals = [...facts.refusals, ...(definition.refusals ?? [])];
  const hasInput = listProperties(jsonSchema(definition.input, 'input', new Map())).length > 0;
  if (hasInput) refusals.unshift(new AppError('INVALID_INPUT', 400));
  if (method !== 'GET' && definition.audience.name !== 'vendors')
    refusals.push(new AppError('FOREIGN_ORIGIN', 403));
  if (hasBody) {
    refusals.push(
      new AppError('MALFORMED_JSON', 400),
      new AppError('BODY_TOO_LARGE', 413),
      new AppError('UNSUPPORTED_BODY', 415),
    );
  }
  if (definition.responseType !== '') refusals.push(new AppError('UNKNOWN_ERROR', 500));
  const byStatus = new Map<number, Map<string, AppError>>();
  for (const refusal of refusals) {
    const codes = byStatus.get(refusal.status) ?? new Map<string, AppError>();
    byStatus.set(refusal.status, codes.set(refusal.code, refusal));
  }
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => [status, refusal([...codes.values()])]),
  );
}

function refusal(errors: readonly AppError[]): Answer {
  const translate = translator('en', 'errors');
  const lines = errors.map((error) => `\`${error.code}\`: ${translate(error.code, error.values)}`);
  const first = errors[0]!;
  return {
    description: lines.join('\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { code: { enum: errors.map((error) => error.code) } } },
          ],
        },
        example: {
          success: false,
          code: first.code,
          message: translate(first.code, first.values),
          ...first.extras,
        },
      },
    },
  };
}
