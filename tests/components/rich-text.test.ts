/** @jest-environment jsdom */
/** The editor of texts and the cleaner of HTML allow the same: what is typed is stored, and what is stored can be edited. */
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { EXTENSIONS } from '@/components/backoffice/rich-text/extensions';
import { isAllowedLink, toLinkAddress } from '@/components/backoffice/rich-text/link-address';
import { cleanPastedHtml } from '@/components/backoffice/rich-text/paste';
import { cleanHtml } from '@/lib/content/html';
import { CALLING_HTML, HOSTILE_HTML } from '../support/hostile-html';

let editor: Editor;
beforeAll(() => {
  editor = new Editor({ extensions: EXTENSIONS });
});
afterAll(() => editor.destroy());

/** What the editor makes of HTML. */
function edited(html: string): string {
  editor.commands.setContent(html);
  return editor.getHTML();
}

const PICTURE = `/images/content/${'Ab3_-'.repeat(4)}xy.webp`;
const EVERYTHING = `<h2>Two</h2><h3>Three</h3><h4>Four</h4>
  <p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br><a href="/help#start">f</a></p>
  <ul><li><p>g</p><ul><li><p>h</p></li></ul></li></ul><ol start="3"><li><p>i</p></li></ol>
  <blockquote><p>j</p></blockquote><hr>
  <table><tbody><tr><th colspan="2"><p>k</p></th></tr><tr><td rowspan="2"><p>l</p></td><td><p>m</p></td></tr></tbody></table>
  <img src="${PICTURE}" alt="n" width="800" height="600">
  <p><a href="https://example.com/?a=1&amp;b=2">o</a><a href="mailto:a@example.com">p</a><a href="tel:+66 2 123">q</a></p>`;

it('a text with everything is the same after saving and opening it again', () => {
  const typed = edited(EVERYTHING);
  const names = 'h2 h3 h4 strong em u s code br a ul ol li blockquote hr table th td img'.split(' ');
  for (const name of names) expect(typed).toContain(`<${name}`);
  expect(edited(cleanHtml(typed))).toBe(typed);
  const stored = document.createElement('div');
  stored.innerHTML = cleanHtml(typed);
  for (const name of names) expect(stored.querySelectorAll(name).length).toBeGreaterThan(0);
  expect([...stored.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/help#start',
    'https://example.com/?a=1&b=2',
    'mailto:a@example.com',
    'tel:+66 2 123',
  ]);
  expect(stored.querySelector('img')?.getAttribute('alt')).toBe('n');
  expect(stored.querySelector('th')?.getAttribute('colspan')).toBe('2');
  expect(stored.querySelector('ol')?.getAttribute('start')).toBe('3');
});

it('a picture of another site, or one without a description, is neither kept by the editor nor stored', () => {
  expect(edited('<img src="https://elsewhere.invalid/a.png" alt="x">')).not.toContain('<img');
  expect(cleanHtml(`<img src="${PICTURE}" alt=" ">`)).not.toContain('<img');
});

it('hostile HTML is words to the editor, and stays words', () => {
  for (const html of [...HOSTILE_HTML, ...CALLING_HTML]) {
    const typed = edited(cleanHtml(html));
    const page = document.createElement('template');
    page.innerHTML = cleanHtml(typed);
    for (const element of page.content.querySelectorAll('*')) {
      expect(['SCRIPT', 'STYLE', 'SVG', 'IFRAME', 'IMG', 'FORM', 'INPUT']).not.toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|style/);
        if (name === 'href') expect(value).toMatch(/^(?:\/(?!\/)|#|https:|mailto:|tel:)/);
      }
    }
  }
});

describe('a link', () => {
  it('that the editor allows is stored as it is; every other one loses its address', () => {
    const part = fc.constantFrom(
      'javascript',
      'https',
      'http',
      'data',
      'mailto',
      'tel',
      ':',
      '/',
      '\\',
      '#',
      'a',
      '@',
      '.',
      ' ',
      '\t',
      '1',
    );
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join('')),
        (address) => {
          const link = document.createElement('a');
          link.setAttribute('href', address);
          link.textContent = 'x';
          const page = document.createElement('template');
          page.innerHTML = cleanHtml(link.outerHTML);
          const stored = page.content.querySelector('a')?.getAttribute('href') ?? undefined;
          if (isAllowedLink(address)) expect(stored).toBe(address);
          // What is stored leads to this site, is of an allowed kind, or leads nowhere (`https:`).
          const own = 'http://own.example';
          if (stored === undefined || !URL.canParse(stored, own)) return;
          const { protocol, host } = new URL(stored, own);
          expect(protocol === 'http:' ? host : protocol).toMatch(/^(?:own\.example|https:|mailto:|tel:)$/);
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['example.com/rules', 'https://example.com/rules'],
    ['http://example.com', 'https://example.com'],
    ['a@example.com', 'mailto:a@example.com'],
    [' /rng ', '/rng'],
    ['#start', '#start'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['data:text/html,x', undefined],
    ['two words', undefined],
  ])('typed as %j is %j', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });
});

describe('pasted HTML', () => {
  it('of Word has its lists, headings and no styles', () => {
    const item = (mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}</p>`;
    const word = `<style>p{color:red}</style><h1>Title</h1>${item('·', 'One')}${item('·', 'Two')}<p>Then</p>${item('1.', 'First')}`;
    // The editor ends with an empty paragraph, to write on below a list.
    expect(edited(cleanPastedHtml(word)).replace(/<p><\/p>$/, '')).toBe(
      '<h2>Title</h2><ul><li><p>One</p></li><li><p>Two</p></li></ul><p>Then</p><ol><li><p>First</p></li></ol>',
    );
  });

  it('of Google has links to their targets, and drops scripts and comments', () => {
    const google =
      '<b style="font-weight:normal"><a href="https://www.google.com/url?q=https://example.com/a&sa=D">a</a><!-- x --><script>x()</script></b>';
    const html = cleanPastedHtml(google);
    expect(html).toContain('href="https://example.com/a"');
    expect(html).not.toMatch(/script|<!--/);
  });
});
