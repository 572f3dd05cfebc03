/** The bare static page. */
export default function Page() {
  return <main>Hello</main>;
}
