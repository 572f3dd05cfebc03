/** Whether a password is little more than the account's name: four of its letters or more, read either way. */
export function holdsAccount(password: string, account: string): boolean {
  const name = account.normalize('NFKC').toLowerCase();
  const given = password.normalize('NFKC').toLowerCase();
  if (name.length < 4) return given === name;
  return given.includes(name) || given.includes([...name].reverse().join(''));
}
