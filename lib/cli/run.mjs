// Runs one of our TypeScript commands against the site's own database: `node lib/cli/run.mjs verify`.
import { checkNode, ensureDependencies, project } from './bootstrap.mjs';

checkNode();
process.chdir(project);
ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const name = process.argv[2] ?? '';
if (!/^[a-z-]+$/.test(name)) throw new Error('usage: node lib/cli/run.mjs <command>');
const { main, standalone } = await import(`./${name}.ts`);
const { withSite } = await import('./site.ts');
const work = () => main(process.argv.slice(3));
await (standalone ? work() : withSite(work));
