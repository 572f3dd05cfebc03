import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from '../types';
import type { BannerGroup, LinkageType } from './constants';

/** What a banner shows: a drawing by its name, or the two crops of an upload by their ids. */
export type BannerPicture = { drawing: string } | { wide: string; phone: string };

/** A banner as visitors see it, in one language. */
export interface Banner {
  id: string;
  picture: BannerPicture;
  title: string;
  subtitle: string | null;
  action: string | null;
  /** Whether the texts are shown; if not, they are read out. */
  showsText: boolean;
  linkageType: LinkageType | null;
  url: string | null;
}

/** A banner for its editor: in every language. */
export interface BannerCopy {
  group: BannerGroup;
  /** A drawing; null if the picture is an upload. */
  picture: string | null;
  /** An upload. */
  pictureId: string | null;
  /** What the crops of an upload keep in view, in percent. */
  focusX: number;
  focusY: number;
  showsText: boolean;
  linkageType: LinkageType | null;
  url: string | null;
  /** The languages in which it is shown; empty: in all, with English where a text is missing. */
  languages: readonly LocaleCode[];
  title: Text;
  subtitle: Text | null;
  action: Text | null;
  published: boolean;
  /** Null: from now on. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A banner in the back office. */
export interface BannerDraft extends BannerCopy {
  id: bigint;
  version: number;
  startsAt: Date;
  changedAt: Date;
}
