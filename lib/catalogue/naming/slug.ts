/** The part of an address or code that a title makes: lower case letters, digits and single hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
