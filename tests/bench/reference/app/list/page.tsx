export const dynamic = 'force-dynamic';

/** The bare dynamic page: sixty items, made anew for each request. */
export default function Page() {
  return (
    <ul>
      {Array.from({ length: 60 }, (_, index) => (
        <li key={index}>
          <a href={`/item/${index}`}>Item {index}</a>
        </li>
      ))}
    </ul>
  );
}
