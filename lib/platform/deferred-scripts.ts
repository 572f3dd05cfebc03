/**
 * Loads a page's scripts after its first paint and after the pictures of its first view (`fetchpriority=high`), for which
 * it waits two seconds at most. On a slow line the visible part comes first, then what makes it respond, then pictures
 * further down. A page in the background paints nothing, so its scripts load at once.
 *
 * Inline because it must run before any script is loaded; the addresses follow as its argument (lib/server/script-order.ts).
 */
export const DEFER_SCRIPTS = `(n=>{let d=document,t,b=()=>{clearTimeout(t);for(let u of n){let s=d.createElement('script');s.fetchPriority='high';s.setAttribute('src',u);d.head.append(s)}n=[]},p=()=>requestAnimationFrame(()=>setTimeout(b)),w=[...d.querySelectorAll('img[fetchpriority=high]')].filter(i=>!i.complete&&i.width),o=w.length;t=setTimeout(b,2e3);if(d.hidden)b();else if(o)for(let i of w)i.onload=i.onerror=()=>--o||p();else p()})`;
