/** Storage key of the chosen theme. */
export const THEME_KEY = 'theme';

/** Storage key of the side menu's width; `narrow` is a rail of icons. */
export const MENU_KEY = 'menu';

/**
 * Storage key that says that somebody has logged in with this browser. It authenticates nobody (the session is the
 * cookie). If a page has a part for members and one for visitors, CSS chooses by it before the session state is known.
 */
export const SESSION_HINT_KEY = 'isLogin';

/**
 * Sets the theme, the side menu's width and the mark of a member (app/globals.css, `member:`) before the first paint, so
 * that nothing flashes or moves. It is an inline script, which the content security policy allows by this exact text. If
 * nobody has chosen a theme, the system's preference counts, and without one the theme is dark.
 */
export const THEME_SCRIPT = `{let d=document.documentElement.dataset,t;try{t=localStorage.getItem('${THEME_KEY}');if(localStorage.getItem('${MENU_KEY}')==='narrow')d.menu='narrow';if(localStorage.getItem('${SESSION_HINT_KEY}')==='1')d.session='member'}catch(e){}d.theme=t==='light'||t!=='dark'&&matchMedia('(prefers-color-scheme:light)').matches?'light':'dark'}`;
