/** Where the choice of theme is kept in the browser. */
export const THEME_KEY = 'theme';

/** Where it is kept that the side menu stands as a narrow rail. */
export const MENU_KEY = 'menu';

/**
 * Where a browser keeps that somebody logged in here once. It opens no door (the session is the cookie), but what a page has
 * for members and for visitors both, CSS can choose before anything is asked.
 */
export const SESSION_HINT_KEY = 'isLogin';

/**
 * Sets the theme and the side menu's width before the first paint, so that no visitor sees the other theme flash by or
 * the page move, and marks who logged in here (app/globals.css, `member:`). Inline by need; the content security policy knows it by this exact text. Dark is the default (design.md §10).
 */
export const THEME_SCRIPT = `{let d=document.documentElement.dataset;d.theme='dark';try{if(localStorage.getItem('${THEME_KEY}')==='light')d.theme='light';if(localStorage.getItem('${MENU_KEY}')==='narrow')d.menu='narrow';if(localStorage.getItem('${SESSION_HINT_KEY}')==='1')d.session='member'}catch(e){}}`;
