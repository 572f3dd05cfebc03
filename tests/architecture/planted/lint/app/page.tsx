// Refused: nothing
export default function Page() {
  return null;
}
