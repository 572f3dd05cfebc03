import { demoAccounts, seedDemo } from './seed/seed';

/** `npm run seed`: seeds the demo into a database without accounts of its own, also if DEMO_SEED is off. */
export async function main(): Promise<void> {
  process.env.DEMO_SEED = 'true';
  const seeded = (await seedDemo()) === 'seeded';
  if (!seeded)
    process.stdout.write(
      'Nothing was seeded: the demo exists already, or the site has members or operators of its own.\n',
    );
  for (const { role, account, password } of (seeded && demoAccounts()) || []) {
    process.stdout.write(`  ${role}: ${account} ${password}\n`);
  }
}
