/** Opens the login page with a full page load, so that no data of the session stays in the browser's memory. */
export function redirectToLogin(): void {
  window.location.assign('/backoffice/login');
}
