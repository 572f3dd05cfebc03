/** Told on the window when the page has begun to answer (components/ui/awake.tsx). */
export const AWAKE_EVENT = 'awake';

/**
 * Fetches a page's scripts when its first view has been painted, with the pictures that it is (`fetchpriority=high`), which
 * are waited for two seconds at most: what is to be seen comes first over a telephone's line, what makes it answer next,
 * and the pictures further down last. A page in the background paints nothing and begins at once.
 *
 * Until the page answers, the last button pressed is kept, and pressed again then: whoever sees the menu's button at once
 * presses it at once. Links lead where they lead without any script.
 *
 * Inline by need; the addresses follow as the function's argument (lib/cli/page-start.ts).
 */
export const LATE_SCRIPTS = `(n=>{let d=document,t,q,h=e=>{let o=e.target.closest('button');if(o){q=o;e.preventDefault()}},b=()=>{clearTimeout(t);for(let u of n){let s=d.createElement('script');s.fetchPriority='high';s.setAttribute('src',u);d.head.append(s)}n=[]},p=()=>requestAnimationFrame(()=>setTimeout(b)),w=[...d.querySelectorAll('img[fetchpriority=high]')].filter(i=>!i.complete&&i.width),o=w.length;addEventListener('click',h,true);addEventListener('${AWAKE_EVENT}',()=>{removeEventListener('click',h,true);if(q)q.click()},{once:true});t=setTimeout(b,2e3);if(d.hidden)b();else if(o)for(let i of w)i.onload=i.onerror=()=>--o||p();else p()})`;
