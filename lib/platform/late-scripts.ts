/**
 * Fetches a page's scripts when its first view has been painted, with the pictures that it is (`fetchpriority=high`), which
 * are waited for two seconds at most: what is to be seen comes first over a telephone's line, what makes it answer next,
 * and the pictures further down last. A page in the background paints nothing and begins at once. Inline by need; the
 * addresses follow as the function's argument (lib/cli/page-start.ts).
 */
export const LATE_SCRIPTS = `(n=>{let d=document,t,b=()=>{clearTimeout(t);for(let u of n){let s=d.createElement('script');s.fetchPriority='high';s.setAttribute('src',u);d.head.append(s)}n=[]},p=()=>requestAnimationFrame(()=>setTimeout(b)),w=[...d.querySelectorAll('img[fetchpriority=high]')].filter(i=>!i.complete&&i.width),o=w.length;t=setTimeout(b,2e3);if(d.hidden)b();else if(o)for(let i of w)i.onload=i.onerror=()=>--o||p();else p()})`;
