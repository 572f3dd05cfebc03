/** Dispatched on the window when the page has started to respond (components/ui/hydration-mark.tsx). */
export const INTERACTIVE_EVENT = 'interactive';

/**
 * Remembers the changed fields and the last pressed button until the page responds. Then the fields report their change again, and
 * the button is pressed again. Links work without scripts.
 *
 * React keeps what a field shows when it hydrates, but does not call `onChange` for it. Its record of the value (`_valueTracker`)
 * holds the new value already, so it would ignore the event; and when it renders for the first field, it resets the others. The button
 * comes after the microtask in which React renders, so that its handler sees the new state.
 *
 * Inline because it must run before any script is loaded. The content security policy allows exactly this text.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{let q,f=new Map,c=({target:i})=>{f.delete(i);f.set(i,[i.value,i.checked])},h=e=>{let o=e.target.closest('button');if(o){q=o;e.preventDefault()}};addEventListener('click',h,true);addEventListener('input',c,true);addEventListener('${INTERACTIVE_EVENT}',()=>{removeEventListener('click',h,true);removeEventListener('input',c,true);for(let[i,[v,k]]of f){if(i.type!='file'){i.value=v;i.checked=k;i._valueTracker?.setValue(v+1)}for(let y of['input','change',...(/^(ch|radio)/.test(i.type)?['click']:[])])i.dispatchEvent(new Event(y,{bubbles:true}))}if(q)queueMicrotask(()=>q.click())},{once:true})})()`;
