/** Appends a query string to a path. Members that are undefined or empty are left out. */
export function pathWithQuery(path: string, query: Record<string, string | number | undefined>): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()}`;
}
