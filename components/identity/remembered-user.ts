// LOGIN-11: the remember-me cookies live 24 hours. They hold a name that fills in the form, and no secret.
const DAY_SECONDS = 86_400;

const writeCookie = (name: string, value: string, maxAge: number) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

const readCookie = (name: string): string => {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : '';
};

/** Returns the remembered name, and whether "remember me" was ticked. */
export function getRememberedUser(): { username: string; remember: boolean } {
  const remember = readCookie('loginRemember') === '1';
  return { username: remember ? readCookie('loginUser') : '', remember };
}

/** Returns whether the remembered login was one by SMS. The popup then opens on that tab. */
export function hasRememberedSmsLogin(): boolean {
  return readCookie('loginTypeSms') === '1';
}

/** Stores the name and the login method in cookies for 24 hours. Without `remember` it deletes both. */
export function rememberUser(username: string, remember: boolean, isSms = false): void {
  writeCookie('loginRemember', remember ? '1' : '', remember ? DAY_SECONDS : 0);
  writeCookie('loginTypeSms', remember ? String(Number(isSms)) : '', remember ? DAY_SECONDS : 0);
  writeCookie('loginUser', remember ? username : '', remember ? DAY_SECONDS : 0);
  writeCookie('lastUser', username, DAY_SECONDS);
}
