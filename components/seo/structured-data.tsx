/** A thing of schema.org: its type and its properties. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * Structured data of a page (JSON-LD). Browsers do not execute the block, so it needs no entry in the content security
 * policy. `<` is escaped, because an operator's text may contain `</script>`.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
