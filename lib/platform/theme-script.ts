/** Where the choice of theme is kept in the browser. */
export const THEME_KEY = 'theme';

/**
 * Sets the theme before the first paint, so that no visitor sees the other one flash by. Inline by need; the
 * content security policy knows it by this exact text. Dark is the default (design.md §10).
 */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_KEY}')==='light'?'light':'dark'}catch(e){document.documentElement.dataset.theme='dark'}`;
