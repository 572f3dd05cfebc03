// product.md §9: the remember-me cookies live 24 hours. They hold a name to fill in, never a secret.
const DAY_SECONDS = 86_400;

const write = (name: string, value: string, maxAge: number) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

const read = (name: string): string => {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : '';
};

/** Whom the form should offer to be: the remembered name, and whether "remember me" was ticked. */
export function rememberedUser(): { username: string; remember: boolean } {
  const remember = read('loginRemember') === '1';
  return { username: remember ? read('loginUser') : '', remember };
}

/** Whether the remembered login was one by SMS: the popup then begins with that tab. */
export function remembersSms(): boolean {
  return read('loginTypeSms') === '1';
}

/** Keeps the name, and whether it came in by SMS, for 24 hours, or forgets both. */
export function rememberUser(username: string, remember: boolean, bySms = false): void {
  write('loginRemember', remember ? '1' : '', remember ? DAY_SECONDS : 0);
  write('loginTypeSms', remember ? String(Number(bySms)) : '', remember ? DAY_SECONDS : 0);
  write('loginUser', remember ? username : '', remember ? DAY_SECONDS : 0);
  write('lastUser', username, DAY_SECONDS);
}
