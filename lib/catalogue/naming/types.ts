/** One word or title in the languages the demo catalogue is written in. */
export interface Names {
  readonly en: string;
  readonly zh: string;
  readonly th: string;
  readonly vi: string;
}

export type NameLocale = keyof Names;
export const NAME_LOCALES: readonly NameLocale[] = ['en', 'zh', 'th', 'vi'];

/** A thing that can be counted: Chinese and Thai need its measure word, Vietnamese its classifier. */
export interface Thing extends Names {
  readonly many: string;
  readonly measureZh: string;
  readonly measureTh: string;
  readonly measureVi: string;
  readonly alive: boolean;
}
