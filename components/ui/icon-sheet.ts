import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES } from './icon-names';

type Node = [tag: string, attributes: Record<string, string>];

/** Lucide's drawings of 24 by 24 units; the package's own modules would bring all 1,900 as code. */
const NODES = join('node_modules', 'lucide-static', 'icon-nodes.json');

/** All icons of the site as one picture of symbols, drawn by lines in the colour of the text (`.icon` in globals.css). */
export function iconSheet(): string {
  const nodes = JSON.parse(readFileSync(join(process.cwd(), NODES), 'utf8')) as Record<string, Node[]>;
  const symbols = ICON_NAMES.map((name) => {
    const lines = nodes[name]!.map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${lines.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
