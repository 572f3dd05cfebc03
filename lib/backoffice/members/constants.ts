/** Lengths of texts, equal to the columns of backoffice.member_note and backoffice.tag. */
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_TAG_LENGTH = 40;

export const TAG_COLOURS = ['plain', 'amber', 'jade', 'vermilion'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** The most tags of a site. All of them are read at once. */
export const MAX_TAGS = 100;
