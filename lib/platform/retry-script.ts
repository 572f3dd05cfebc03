/**
 * Asks once more for a script of the page that did not come: a page begins when all of its scripts are there
 * (lib/server/script-order.ts), and one lost packet must not leave it asleep. Inline by need; the content security policy knows
 * it by this exact text.
 */
export const RETRY_SCRIPT = `addEventListener('error',e=>{let o=e.target;if(o.tagName==='SCRIPT'&&o.src&&!('again'in o.dataset)){let s=document.createElement('script');s.dataset.again='';s.setAttribute('src',o.getAttribute('src'));document.head.append(s)}},true)`;
