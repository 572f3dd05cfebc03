/**
 * Requests a script of the page once more if it could not be loaded. A page starts when all its scripts are loaded
 * (lib/server/script-order.ts), so one lost script would prevent the start. The code must be inline. The content security policy
 * allows exactly this text.
 */
export const RETRY_SCRIPT = `addEventListener('error',e=>{let o=e.target;if(o.tagName==='SCRIPT'&&o.src&&!('again'in o.dataset)){let s=document.createElement('script');s.dataset.again='';s.setAttribute('src',o.getAttribute('src'));document.head.append(s)}},true)`;
