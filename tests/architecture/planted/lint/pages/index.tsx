// Refused: nextjs/no-document-import-in-page, nextjs/no-typos
import { Html } from 'next/document';

export function getServersideProps() {
  return { props: {} };
}

export default function Page() {
  return <Html />;
}
