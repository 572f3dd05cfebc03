import type { RouteHandler } from '@/lib/platform/http/define-route';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses. */
export interface Schema {
  [key: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  /** A tuple: a schema for each position. */
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  description?: string;
  $ref?: string;
}

/** One method of one route. */
export interface DescribedRoute {
  method: Method;
  /** In OpenAPI's notation: `/wps/cashier/deposits/{id}/cancel`. */
  path: string;
  definition: RouteHandler['definition'];
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  description?: string;
  example?: unknown;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
  /** Name of the audience that may call. */
  'x-audience': string;
  /** The permission that operators need. */
  'x-permission'?: string;
  /** Whether a session is required. */
  'x-token': boolean;
  /** Whether the body may be encrypted as a JWE. */
  'x-encrypted': boolean;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Record<string, unknown>> };
}
