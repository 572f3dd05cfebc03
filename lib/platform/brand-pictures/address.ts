/** The address of an uploaded picture of the brand. It contains the hash of the content, so that it never changes. */
export const brandPictureAddress = (file: string): string => `/images/brand/${file}`;
