/** To the login page by a whole load, so that nothing of the session stays in the browser's memory. */
export function toTheDoor(): void {
  window.location.assign('/backoffice/login');
}
