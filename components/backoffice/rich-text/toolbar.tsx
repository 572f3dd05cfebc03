'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { usePageDirection } from '@/components/ui/use-page-direction';
import { ToolbarIcon, type ToolbarIconName } from './toolbar-icon';

interface Props {
  editor: Editor;
  /** Id of the editor's text, which the toolbar changes. */
  controls: string;
  onLink: () => void;
  onPicture: () => void;
}

interface Tool {
  name: ToolbarIconName;
  /** Pressed or not; undefined for an action. */
  active?: boolean;
  disabled?: boolean;
  run: () => void;
}

const LEVELS = [2, 3, 4] as const;
const HEADINGS = ['paragraph', 'h2', 'h3', 'h4'] as const;

/** What the buttons show, read from the editor after each change of the text or of the selection. */
const readState = ({ editor }: { editor: Editor }) => ({
  block: LEVELS.find((level) => editor.isActive('heading', { level })),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  picture: editor.isActive('image'),
  table: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/**
 * The buttons above a text. One of them is in the tab order; the arrow keys move between them, and Escape leads back to
 * the text (WAI-ARIA toolbar).
 */
export function Toolbar({ editor, controls, onLink, onPicture }: Props) {
  const t = useTranslations('backoffice-content.editor');
  const direction = usePageDirection();
  const state = useEditorState({ editor, selector: readState });
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const chain = () => editor.chain().focus();
  /** As `chain`, in a new paragraph below a selected picture: what is inserted does not replace it. */
  const below = () => {
    if (!editor.isActive('image')) return chain();
    const at = editor.state.selection.to;
    return chain()
      .insertContentAt(at, { type: 'paragraph' })
      .setTextSelection(at + 1);
  };

  const tools: readonly (readonly Tool[])[] = [
    [
      { name: 'undo', disabled: !state.canUndo, run: () => chain().undo().run() },
      { name: 'redo', disabled: !state.canRedo, run: () => chain().redo().run() },
    ],
    [
      { name: 'bold', active: state.bold, run: () => chain().toggleBold().run() },
      { name: 'italic', active: state.italic, run: () => chain().toggleItalic().run() },
      { name: 'underline', active: state.underline, run: () => chain().toggleUnderline().run() },
      { name: 'strike', active: state.strike, run: () => chain().toggleStrike().run() },
    ],
    [
      { name: 'bulletList', active: state.bulletList, run: () => chain().toggleBulletList().run() },
      { name: 'orderedList', active: state.orderedList, run: () => chain().toggleOrderedList().run() },
      { name: 'quote', active: state.quote, run: () => chain().toggleBlockquote().run() },
    ],
    [
      { name: 'link', active: state.link, run: onLink },
      { name: 'picture', active: state.picture, run: onPicture },
      {
        name: 'table',
        active: state.table,
        disabled: state.table,
        run: () => below().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      { name: 'rule', run: () => below().setHorizontalRule().run() },
      { name: 'clear', run: () => chain().unsetAllMarks().clearNodes().run() },
    ],
  ];

  const controlsIn = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])].filter(
      (element) => !element.hasAttribute('disabled'),
    );
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const all = controlsIn();
    const at = all.indexOf(event.target as HTMLElement);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    // The arrow keys up and down are the select's own.
    const next =
      event.key === forward
        ? (at + 1) % all.length
        : event.key === back
          ? (at - 1 + all.length) % all.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? all.length - 1
              : undefined;
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  let index = 0;
  const renderTool = ({ name, active, disabled = false, run }: Tool) => {
    const place = ++index;
    return (
      <button
        key={name}
        type="button"
        title={t(`tools.${name}`)}
        aria-label={t(`tools.${name}`)}
        aria-pressed={active}
        disabled={disabled}
        tabIndex={place === current ? 0 : -1}
        onFocus={() => setCurrent(place)}
        // The selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
        className="grid size-10 place-items-center rounded-[0.45rem] text-muted transition hover:bg-raised hover:text-ink disabled:opacity-40 aria-pressed:bg-amber-wash aria-pressed:text-amber lg:size-9"
      >
        <ToolbarIcon name={name} direction={direction} />
      </button>
    );
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={controls}
      onKeyDown={handleKey}
      className="sticky top-14 z-20 flex flex-wrap items-center gap-x-1 gap-y-0.5 rounded-t-control border-b border-edge bg-surface p-1"
    >
      <select
        aria-label={t('block')}
        tabIndex={current === 0 ? 0 : -1}
        onFocus={() => setCurrent(0)}
        value={state.block ? `h${state.block}` : 'paragraph'}
        onChange={(event) => {
          const level = LEVELS.find((one) => `h${one}` === event.target.value);
          if (level) chain().setHeading({ level }).run();
          else chain().setParagraph().run();
        }}
        className="h-10 rounded-[0.45rem] bg-transparent px-2 text-sm text-ink hover:bg-raised lg:h-9"
      >
        {HEADINGS.map((value) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {t(`blocks.${value}`)}
          </option>
        ))}
      </select>
      {tools.map((group, at) => (
        <div key={at} role="group" className="flex border-s border-hairline ps-1">
          {group.map(renderTool)}
        </div>
      ))}
      {state.table && <TableTools editor={editor} />}
    </div>
  );
}

const TABLE_TOOLS = [
  'addRowAfter',
  'addColumnAfter',
  'toggleHeaderRow',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const;

/** The buttons for the table in which the cursor is. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('backoffice-content.editor.table');
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="flex w-full flex-wrap gap-1 border-t border-hairline pt-1"
    >
      {TABLE_TOOLS.map((name) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[name]().run()}
          className="h-10 rounded-[0.45rem] px-2.5 text-xs font-medium text-muted transition hover:bg-raised hover:text-ink lg:h-8"
        >
          {t(name)}
        </button>
      ))}
    </div>
  );
}
