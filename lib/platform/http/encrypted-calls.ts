/**
 * The calls whose body our client always encrypts (API-5). tests/api/encrypted-bodies.test.ts checks that these are
 * the routes marked `encrypted`.
 */
export const ENCRYPTED_CALLS: ReadonlySet<string> = new Set([
  'POST /wps/session/login',
  'POST /wps/session/login/verify',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'PUT /wps/member/register/social',
  'POST /wps/member/info/email',
  'POST /wps/member/info/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/reset',
  'POST /wps/member/password/verification',
  'POST /wps/points/redeem',
  'POST /wps/wallets/downline',
  'POST /wps/wallets/upline',
  'POST /wps/points/convert',
]);
