import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { PICTURE_ADDRESS } from '@/lib/content/pictures/constants';
import { isAllowedLink } from './link-address';

/** A picture that was uploaded here, with its description and its size. Pictures of other sites are dropped when pasted. */
const ContentPicture = Image.extend({
  addAttributes() {
    const attribute = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
    });
    return {
      src: attribute('src'),
      alt: attribute('alt'),
      width: attribute('width'),
      height: attribute('height'),
    };
  },
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (element) => (PICTURE_ADDRESS.test(element.getAttribute('src') ?? '') ? null : false),
      },
    ];
  },
});

/**
 * What a text may contain, and nothing else: the same as lib/content/html.ts keeps. A test compares the two
 * (tests/components/rich-text.test.ts).
 */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    dropcursor: { color: 'var(--color-amber)', width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedLink,
      shouldAutoLink: isAllowedLink,
      HTMLAttributes: { target: null, rel: 'noopener nofollow' },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ContentPicture,
];
