import { readOptions, USAGE, type Options } from './options';
import { startVendor } from './vendor';

if (process.argv.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}

let options: Options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${USAGE}`);
  process.exit(1);
}

const vendor = await startVendor(options);
console.log(`The vendor ${options.code} (dialect ${options.dialect}) is at ${options.address}`);
console.log(`What an operator enters is on that page. The site: ${options.site}`);
console.log(`Books and keys: ${options.data}`);
if (vendor.faults.size > 0) console.log(`Planted faults: ${[...vendor.faults].join(', ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void vendor.close().then(() => process.exit(0)));
