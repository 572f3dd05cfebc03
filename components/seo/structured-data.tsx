/** A thing of schema.org: its type and what is said of it. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * What a page says of itself to machines (JSON-LD). A data block, which no browser runs, so that it needs no place in the
 * content security policy; `<` is written as an escape, for an operator's text may hold `</script>`.
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
