/** Runs once in each process of Next.js, before the first request. */
export async function register(): Promise<void> {
  // Our own server (lib/server) does by itself what this prepares for plain Next.js.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.CROUPIER_PROCESS_KEY) return;
  const { preparePlainNext } = await import('@/lib/server/plain-next');
  await preparePlainNext();
}
