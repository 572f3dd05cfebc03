/** An example of a request or response. It scrolls separately, and is left-to-right in every language. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-96 overflow-auto rounded-control border border-hairline bg-sunken px-3 py-2.5 font-mono text-xs leading-5"
    >
      <code>{children}</code>
    </pre>
  );
}
