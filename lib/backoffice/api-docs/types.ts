import type { RouteHandler } from '@/lib/platform/http/define-route';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 takes as it is. */
export interface Schema {
  [key: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  /** A list of fixed places, each with a schema of its own. */
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  description?: string;
  $ref?: string;
}

/** One method of one route, as its file has it. */
export interface DescribedRoute {
  method: Method;
  /** As OpenAPI writes it: `/wps/cashier/deposits/{id}/cancel`. */
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
  /** The name of the audience: who may call. */
  'x-audience': string;
  /** Operators only: the permission that the call needs. */
  'x-permission'?: string;
  /** T of design.md §6: a session is needed. */
  'x-token': boolean;
  /** E of design.md §6: the body may be a JWE. */
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
