/** The parts of a value by their path: `{ dark: { accent } }` gives `dark.accent`. A list is one part, and so is a logo: its file. */
export function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (Array.isArray(value)) return new Map([[path, value.map(textOf).join(', ')]]);
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  if ('file' in value) return new Map([[path, value.file]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...flatten(part, path ? `${path}.${name}` : name)]),
  );
}

const textOf = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).join(' ') : String(item);

export const isSameValue = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');
