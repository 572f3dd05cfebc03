import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES } from './icon-names';

type Node = [tag: string, attributes: Record<string, string>];

/** Lucide's drawings of 24 by 24 units. The modules of the package would load all 1,900 icons as code. */
const NODES_FILE = join('node_modules', 'lucide-static', 'icon-nodes.json');

/**
 * Returns one SVG with all icons of the site as symbols. They are stroked in the colour of the text (`.icon` in
 * globals.css).
 */
export function renderIconSheet(): string {
  const nodes = JSON.parse(readFileSync(join(process.cwd(), NODES_FILE), 'utf8')) as Record<string, Node[]>;
  const symbols = ICON_NAMES.map((name) => {
    const shapes = nodes[name]!.map(([tag, attributes]) => {
      const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${attributeText.join('')}/>`;
    });
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
