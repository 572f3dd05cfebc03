/** Whether a password contains the account name, forwards or backwards. A name below four characters must be equal to it. */
export function containsAccount(password: string, account: string): boolean {
  const name = account.normalize('NFKC').toLowerCase();
  const given = password.normalize('NFKC').toLowerCase();
  if (name.length < 4) return given === name;
  return given.includes(name) || given.includes([...name].reverse().join(''));
}
