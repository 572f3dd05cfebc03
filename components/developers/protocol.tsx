import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';
import type { Block, Span } from '@/lib/conformance/markdown';

/** The blocks of the protocol's document. It is in English in every language of the site, and reads from the left. */
export function Protocol({
  blocks,
  strings,
}: {
  blocks: readonly Block[];
  strings: { call: string; answer: string };
}) {
  return (
    <div lang="en" dir="ltr" className="min-w-0 space-y-4 leading-relaxed text-muted">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} strings={strings} />
      ))}
    </div>
  );
}

function BlockView({ block, strings }: { block: Block; strings: { call: string; answer: string } }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-2 ps-5 marker:text-faint">
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans spans={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
    case 'code':
      return block.language.startsWith('example ') ? (
        <Example {...block} strings={strings} />
      ) : (
        <Code text={block.text} />
      );
  }
}

function Heading({ level, text, anchor }: { level: number; text: string; anchor: string }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag
      id={anchor}
      className={classes(
        'group scroll-mt-24 font-display font-bold text-ink',
        level === 2 ? 'border-t border-hairline pt-8 text-2xl' : 'pt-2 text-lg',
      )}
    >
      <a href={`#${anchor}`} className="hover:text-amber">
        {text}
      </a>
    </Tag>
  );
}

function Table({ head, rows }: { head: Span[][]; rows: Span[][][] }) {
  const hasHead = head.some((cell) => cell.length > 0);
  return (
    // Scrolls by itself, so that the page never does; reachable by keyboard.
    <div
      className="overflow-x-auto rounded-card border border-hairline bg-surface"
      tabIndex={0}
      role="region"
    >
      <table className="w-full text-start text-sm">
        {hasHead && (
          <thead className="border-b border-hairline text-xs text-faint">
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col" className="px-4 py-2.5 text-start font-medium">
                  <Spans spans={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className="divide-y divide-hairline">
          {rows.map((row, index) => (
            <tr key={index} className="align-top">
              {row.map((cell, column) => (
                <td key={column} className={classes('px-4 py-2.5', column === row.length - 1 && 'min-w-56')}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A call and what it is answered, side by side where there is room. */
function Example({
  language,
  text,
  strings,
}: {
  language: string;
  text: string;
  strings: { call: string; answer: string };
}) {
  const [call = '', answer = ''] = text.split('\n---\n');
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-sunken">
      <figcaption className="flex items-center gap-2 border-b border-hairline px-4 py-2 font-mono text-xs text-ink">
        <span className="font-semibold text-amber">POST</span>
        /provider/v1/{language.slice('example '.length)}
      </figcaption>
      <div className="grid divide-y divide-hairline xl:grid-cols-2 xl:divide-x xl:divide-y-0">
        <Pane title={strings.call} text={call} />
        <Pane title={strings.answer} text={answer} />
      </div>
    </figure>
  );
}

function Pane({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="px-4 pt-2.5 text-2xs font-medium text-faint">{title}</p>
      <pre className="px-4 pt-1 pb-3 font-mono text-xs leading-5 break-words whitespace-pre-wrap text-ink">
        {indented(text)}
      </pre>
    </div>
  );
}

/** JSON with an indentation; a refusal as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const Code = ({ text }: { text: string }) => (
  <pre
    tabIndex={0}
    className="overflow-x-auto rounded-card border border-hairline bg-sunken px-4 py-3 font-mono text-xs leading-5 text-ink"
  >
    {text}
  </pre>
);

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ kind, text }, index) => {
    if (kind === 'code')
      return (
        <code
          key={index}
          className="rounded-control bg-raised px-1 py-0.5 font-mono text-[0.875em] break-words text-ink"
        >
          {text}
        </code>
      );
    if (kind === 'strong')
      return (
        <strong key={index} className="font-semibold text-ink">
          {text}
        </strong>
      );
    if (kind === 'emphasis') return <em key={index}>{text}</em>;
    return <Fragment key={index}>{text}</Fragment>;
  });
}
