import { BENCH_PASSWORD, SITE } from './servers';

/** Logs the demo's player in, as a program does: a browser that the account does not know is asked for the slider. Returns the Cookie header of the session. */
export async function memberCookie(): Promise<string> {
  const answer = await fetch(`${SITE}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'lanternplayer', password: BENCH_PASSWORD, type: 'username' }),
  });
  if (!answer.ok) throw new Error(`the demo's player cannot log in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
