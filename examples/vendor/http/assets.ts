import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FOLDER = fileURLToPath(new URL('../browser/', import.meta.url));

const cache = new Map<string, { type: string; body: string }>();

/**
 * A file of the folder `browser`, for a browser: TypeScript without its types. Undefined if there is none. What is compiled once is kept
 * until the program ends.
 */
export function asset(name: string): { type: string; body: string } | undefined {
  if (!/^[a-z-]+\.(?:ts|css)$/.test(name)) return undefined;
  let found = cache.get(name);
  if (!found && existsSync(FOLDER + name)) {
    found = read(name);
    cache.set(name, found);
  }
  return found;
}

function read(name: string) {
  const source = readFileSync(FOLDER + name, 'utf8');
  if (name.endsWith('.css')) return { type: 'text/css; charset=utf-8', body: source };
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
    fileName: name,
  });
  return { type: 'text/javascript; charset=utf-8', body: outputText };
}
