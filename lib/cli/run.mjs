// Runs one of our TypeScript commands against the site's own database: `node lib/cli/run.mjs verify`.
import { checkNode, ensureDependencies, project } from './ground.mjs';

checkNode();
process.chdir(project);
ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const name = process.argv[2] ?? '';
if (!/^[a-z-]+$/.test(name)) throw new Error('usage: node lib/cli/run.mjs <command>');
const { withSite } = await import('./site.ts');
await withSite(async () => {
  const { main } = await import(`./${name}.ts`);
  await main(process.argv.slice(3));
});
