// `npm start` and `npm run dev`: they run on a machine that has only Node (README, "Start").
import { checkNode, ensureDependencies, project } from './bootstrap.mjs';

checkNode();
process.chdir(project);
ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { start } = await import('./start.ts');
await start({ development: process.argv.includes('--dev') });
