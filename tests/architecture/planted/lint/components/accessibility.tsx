// Refused: jsx-a11y/alt-text (2), jsx-a11y/aria-props, jsx-a11y/aria-proptypes, jsx-a11y/aria-unsupported-elements,
// jsx-a11y/role-has-required-aria-props, jsx-a11y/role-supports-aria-props, react/no-unknown-property
import Image from 'next/image';

export function Accessibility({ source }: { source: string }) {
  return (
    <div>
      <img src={source} />
      <Image src={source} width={1} height={1} />
      <p aria-labeledby="id" />
      <p aria-hidden="yes" />
      <meta aria-hidden="true" />
      <span role="checkbox" />
      <ul role="list" aria-checked="true" />
      <p aria-hidden="true" />
    </div>
  );
}
