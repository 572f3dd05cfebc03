/**
 * The calls whose body our own client always encrypts (E of design.md §6). tests/api/encrypted-bodies.test.ts holds it
 * against the routes marked `encrypted`, so that neither list can forget one.
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
]);
