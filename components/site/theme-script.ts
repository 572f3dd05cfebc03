/** The key of localStorage that keeps the choice of theme; dark is the default (design.md §10). */
export const THEME_KEY = 'theme';

/** Runs before the first paint, so that a day reader never sees the night flash by. */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('${THEME_KEY}')==='light'?'light':'dark'}catch(e){}`;
