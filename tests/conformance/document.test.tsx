/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Contents } from '@/components/developers/contents';
import { Protocol } from '@/components/developers/protocol';
import { documentedSections, protocolDocument } from '@/lib/conformance/document';
import { readMarkdown } from '@/lib/conformance/markdown';

const protocol = protocolDocument();
const blocks = readMarkdown(protocol);

test('the document has only what the page can show', () => {
  const text = protocol.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  expect(text.match(/\]\(|!\[|^ *\d+\. |^> |^ +- |<\w+>/gm)).toBeNull();
});

test('the page shows every heading with an anchor, every example and every code', () => {
  const { container } = render(<Protocol blocks={blocks} strings={{ call: 'Call', answer: 'Answer' }} />);
  for (const title of documentedSections(protocol)) {
    const heading = screen.getByRole('heading', { name: title });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', `#${heading.id}`);
  }
  expect(container.querySelectorAll('figure')).toHaveLength(protocol.match(/^```example/gm)!.length);
  const codes = [...protocol.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code!);
  for (const code of codes) expect(screen.getAllByText(code).length).toBeGreaterThan(0);
  // Nothing of the Markdown is left in the text.
  expect(container.textContent).not.toMatch(/\*\*|^#|```|\| -/m);
});

test('the contents lead to the headings', () => {
  const entries = blocks.filter((block) => block.kind === 'heading');
  render(<Contents entries={entries} title="Contents" />);
  const [nav] = screen.getAllByRole('navigation', { hidden: true });
  for (const { text, anchor } of entries)
    expect(within(nav!).getByText(text)).toHaveAttribute('href', `#${anchor}`);
});
