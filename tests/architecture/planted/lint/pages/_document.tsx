// Refused: nextjs/no-duplicate-head, nextjs/no-head-import-in-document, nextjs/no-styled-jsx-in-document,
// nextjs/no-title-in-document-head, react/no-unknown-property
import Document, { Head, Html, Main, NextScript } from 'next/document';
import HeadOfPage from 'next/head';

export default class Page extends Document {
  render() {
    return (
      <Html>
        <Head>
          <title>Title</title>
          <style jsx>{`
            p {
              color: red;
            }
          `}</style>
        </Head>
        <Head />
        <HeadOfPage />
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
