'use client';

import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';
import { EXTENSIONS } from './extensions';
import { LinkDialog } from './link-dialog';
import { cleanPastedHtml } from './paste';
import { PictureDialog, type TextPicture } from './picture-dialog';
import { RichTextSkeleton } from './rich-text-skeleton';
import { Toolbar } from './toolbar';

export interface RichTextEditorProps {
  id: string;
  locale: LocaleCode;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  /** HTML. A value that did not come from `onChange` replaces the text. */
  value: string;
  onChange: (html: string) => void;
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

const pictureFile = (files: FileList | undefined) =>
  [...(files ?? [])].find((file) => /^image\/(?:png|jpeg)$/.test(file.type));

/** Editor of a text of HTML in one language, in its writing direction. Alt+F10 leads to the toolbar, Escape back. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, locale, label, describedBy, isInvalid, isRequired, value, onChange } = props;
  const t = useTranslations('backoffice-content.editor');
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const [file, setFile] = useState<File>();
  const last = useRef(value);
  const takeFile = (given: File | undefined): boolean => {
    if (!given) return false;
    setFile(given);
    setDialog('picture');
    return true;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The page is rendered on the server first.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isRequired && { 'aria-required': 'true' }),
        'aria-keyshortcuts': 'Alt+F10',
        lang: locale,
        dir: localeOf(locale).direction,
        class: 'prose-content min-h-72 px-4 py-3 outline-none',
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => takeFile(pictureFile(event.clipboardData?.files)),
      handleDrop: (_, event) => takeFile(pictureFile(event.dataTransfer?.files)),
      handleKeyDown: (view, event) => {
        if (!(event.altKey && event.key === 'F10')) return false;
        view.dom
          .closest('[data-rich-text]')
          ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
          ?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed);
      last.current = html;
      onChange(html);
    },
  });

  // A text that came from elsewhere: copied from English, or taken over from another operator.
  const replaceText = useEffectEvent((html: string) => {
    if (!editor || html === last.current) return;
    editor.commands.setContent(html, { emitUpdate: false });
    last.current = html;
  });
  useEffect(() => replaceText(value), [value, editor]);

  if (!editor) return <RichTextSkeleton />;
  const close = () => {
    setDialog(undefined);
    setFile(undefined);
  };
  const selected = editor.isActive('image') ? (editor.getAttributes('image') as TextPicture) : undefined;
  return (
    <div
      data-rich-text
      className="rounded-control border border-edge bg-sunken/60 transition focus-within:border-amber has-[[aria-invalid]]:border-vermilion light:bg-raised"
    >
      <Toolbar
        editor={editor}
        controls={id}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
      />
      <EditorContent editor={editor} />
      {dialog === 'link' && (
        <LinkDialog
          address={String((editor.getAttributes('link') as { href?: string }).href ?? '')}
          onClose={close}
          onRemove={() => {
            close();
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onSet={(href) => {
            close();
            const chain = editor.chain().focus().extendMarkRange('link');
            // Without a selection the address is the text of the link.
            if (editor.state.selection.empty && !editor.isActive('link'))
              chain
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else chain.setLink({ href }).run();
          }}
        />
      )}
      {dialog === 'picture' && (
        <PictureDialog
          locale={locale}
          picture={selected}
          file={file}
          onClose={close}
          onSet={(picture) => {
            close();
            const image = { type: 'image', attrs: { ...picture } };
            const chain = editor.chain().focus();
            if (selected) chain.updateAttributes('image', image.attrs).run();
            // With a paragraph below it, in which the cursor is: what comes next does not replace the picture.
            else chain.insertContent([image, { type: 'paragraph' }]).run();
          }}
        />
      )}
      <p className="sr-only">{t('help')}</p>
    </div>
  );
}
