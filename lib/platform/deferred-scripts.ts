/** Dispatched on the window when the page has started to respond (components/ui/hydration-mark.tsx). */
export const INTERACTIVE_EVENT = 'interactive';

/**
 * Loads a page's scripts after its first paint and after the pictures of its first view (`fetchpriority=high`), for which
 * it waits two seconds at most. On a slow line the visible part comes first, then what makes it respond, then pictures
 * further down. A page in the background paints nothing, so its scripts load at once.
 *
 * Until the page responds, the last pressed button is remembered and pressed again then. Links work without scripts.
 *
 * Inline because it must run before any script is loaded; the addresses follow as its argument (lib/server/script-order.ts).
 */
export const DEFER_SCRIPTS = `(n=>{let d=document,t,q,h=e=>{let o=e.target.closest('button');if(o){q=o;e.preventDefault()}},b=()=>{clearTimeout(t);for(let u of n){let s=d.createElement('script');s.fetchPriority='high';s.setAttribute('src',u);d.head.append(s)}n=[]},p=()=>requestAnimationFrame(()=>setTimeout(b)),w=[...d.querySelectorAll('img[fetchpriority=high]')].filter(i=>!i.complete&&i.width),o=w.length;addEventListener('click',h,true);addEventListener('${INTERACTIVE_EVENT}',()=>{removeEventListener('click',h,true);if(q)q.click()},{once:true});t=setTimeout(b,2e3);if(d.hidden)b();else if(o)for(let i of w)i.onload=i.onerror=()=>--o||p();else p()})`;
