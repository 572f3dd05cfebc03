import { demoAccounts, seedIfEmpty } from './seed/seed';

/** `npm run seed`: sows the demo into a database that has no people of its own, whatever DEMO_SEED says. */
export async function main(): Promise<void> {
  process.env.DEMO_SEED = 'true';
  const sown = (await seedIfEmpty()) === 'sown';
  if (!sown)
    process.stdout.write(
      'Nothing was sown: the demo is there already, or the site has members or operators of its own.\n',
    );
  for (const { role, account, password } of (sown && demoAccounts()) || []) {
    process.stdout.write(`  ${role}: ${account} ${password}\n`);
  }
}
