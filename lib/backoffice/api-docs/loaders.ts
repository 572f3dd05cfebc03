import { apiDocument } from './document';
import { listDescribedRoutes, type RouteModules } from './routes';
import type { ApiDocument, Operation } from './types';

let made: Promise<ApiDocument> | undefined;

/** Generates the document of the routes that `load` returns: once per process, in development each time. */
export async function documentOf(load: () => Promise<RouteModules>): Promise<ApiDocument> {
  const make = async () => apiDocument(listDescribedRoutes(await load()));
  if (process.env.NODE_ENV !== 'production') return make();
  made ??= make();
  return made;
}

export interface ListedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Lists every operation of a document, by tag, then by path. */
export function listOperations(document: ApiDocument): ListedOperation[] {
  const order = document.tags.map((tag) => tag.name);
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    .sort((a, b) => order.indexOf(a.operation.tags[0]!) - order.indexOf(b.operation.tags[0]!));
}
