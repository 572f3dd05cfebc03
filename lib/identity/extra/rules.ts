/** A name as it is compared: one spelling of each character, case folded, its words one space apart. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('und');
}

/** A name as a hint to whoever knows it: the first letter of each word. */
export function maskedName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
}
