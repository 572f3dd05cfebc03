/** Elements of which nothing is taken over. */
const DROPPED =
  'style, script, meta, link, title, xml, o\\:p, object, embed, iframe, form, input, button, svg';

/** Headings that a text does not have, and what they become. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** A paragraph of Word that is an item of a list: `mso-list:l0 level2 lfo1`. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Word writes the mark of a numbered item as text: `1.`, `a)`, `iv.` */
const NUMBER_MARK = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

function rename(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
}

/** The target of a link that Google wraps: `https://www.google.com/url?q=…`. */
function unwrapLink(href: string): string {
  try {
    const url = new URL(href);
    return /(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
      ? (url.searchParams.get('q') ?? href)
      : href;
  } catch {
    return href;
  }
}

/** Removes the mark that Word writes before an item, and returns it. */
function takeMark(paragraph: HTMLElement): string {
  const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const mark = ignored?.textContent ?? '';
  ignored?.remove();
  return mark;
}

/** Turns paragraphs of Word that look like items into lists. Deeper levels become items of the same list. */
function restoreWordLists(root: HTMLElement): void {
  let list: HTMLElement | undefined;
  let last: Element | undefined;
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('p, li')]) {
    if (!WORD_LIST.test(paragraph.getAttribute('style') ?? '')) continue;
    const isNumbered = NUMBER_MARK.test(takeMark(paragraph));
    const name = isNumbered ? 'OL' : 'UL';
    const isNext = list?.tagName === name && last?.nextElementSibling === paragraph;
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (isNext && list) {
      list.append(item);
      paragraph.remove();
    } else {
      list = paragraph.ownerDocument.createElement(name);
      list.append(item);
      paragraph.replaceWith(list);
    }
    last = list;
  }
}

/**
 * Prepares HTML of the clipboard for the editor, which then keeps only what a text may contain: takes out what is no
 * content, maps headings, restores the lists of Word, and unwraps the links of Google.
 */
export function cleanPastedHtml(html: string): string {
  // Word puts the marks of list items between conditional comments, which a browser drops with their content.
  const opened = html.replace(/<!--\[if !supportLists\]-->|<!\[if !supportLists\]>|<!\[endif\]>/gi, '');
  const page = new DOMParser().parseFromString(opened, 'text/html');
  for (const element of page.querySelectorAll(DROPPED)) element.remove();
  const comments = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const heading of page.querySelectorAll('h1, h5, h6')) rename(heading, HEADINGS[heading.tagName]!);
  for (const link of page.querySelectorAll('a[href]'))
    link.setAttribute('href', unwrapLink(link.getAttribute('href') ?? '').replace(/^http:\/\//, 'https://'));
  restoreWordLists(page.body);
  // Word and Google indent and separate with spaces that do not break.
  return page.body.innerHTML.replace(/(?:&nbsp;|\u00a0)+/g, ' ');
}
