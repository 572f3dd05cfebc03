import { apiDocument } from './document';
import { describedRoutes, type RouteModules } from './routes';
import type { ApiDocument, Operation } from './types';

let made: Promise<ApiDocument> | undefined;

/** The document of the routes that `load` gives; made once per process, in development each time. */
export async function documentOf(load: () => Promise<RouteModules>): Promise<ApiDocument> {
  const make = async () => apiDocument(describedRoutes(await load()));
  if (process.env.NODE_ENV !== 'production') return make();
  made ??= make();
  return made;
}

export interface ListedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Every operation of a document, in the order of its parts, then of its paths. */
export function operationsOf(document: ApiDocument): ListedOperation[] {
  const order = document.tags.map((tag) => tag.name);
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    .sort((a, b) => order.indexOf(a.operation.tags[0]!) - order.indexOf(b.operation.tags[0]!));
}
