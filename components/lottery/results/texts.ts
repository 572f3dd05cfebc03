import { getTranslations } from 'next-intl/server';
import { brandName } from '@/lib/platform/site-config';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { WireDraw } from '@/lib/studio/lottery/wire';
import { localePath } from '@/lib/i18n/routing';
import { pictureNames } from '../picture-names';
import type { PictureNames } from '../pictures/picture-kind';
import type { DrawListStrings, DrawRow } from './draw-list';
import { momentText } from './moments';
import { verifyDrawPath } from './paths';

export interface ResultTexts {
  t: (key: string, values?: Record<string, string | number>) => string;
  /** Texts of the namespace `lottery-plays`. */
  tPlays: (key: string, values?: Record<string, string | number>) => string;
  names: PictureNames;
  brand: string;
  /** Breadcrumbs: the name of home, and what they are. */
  home: string;
  crumbs: string;
  halls: Readonly<Record<'CN' | 'VN' | 'SEA', string>>;
}

/** The texts of the public pages of results. */
export async function resultTexts(locale: LocaleCode): Promise<ResultTexts> {
  const [t, l, p, s, a] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery-results' }),
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'lottery-plays' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'articles' }),
  ]);
  return {
    t: (key, values) => t(key as never, values as never),
    tPlays: (key, values) => p(key as never, values as never),
    names: pictureNames(
      (key) => l(key as never),
      (key) => p(key as never),
    ),
    brand: brandName(locale),
    home: s('nav.home'),
    crumbs: a('crumbs'),
    halls: { CN: l('halls.LOTTERY'), VN: l('halls.VN'), SEA: l('halls.SEA') },
  };
}

export const drawListStrings = ({ t }: ResultTexts): DrawListStrings => ({
  voided: t('voided'),
  corrected: t('corrected'),
  outside: t('outside'),
  proof: t('columns.proof'),
  commitment: t('commitment'),
  seed: t('seed'),
  verify: t('verify'),
});

/** Draws as rows, with times in a zone. */
export const drawRows = (
  draws: readonly WireDraw[],
  { locale, game, zone, t }: { locale: LocaleCode; game: string; zone: string; t: ResultTexts['t'] },
): DrawRow[] =>
  draws.map((draw) => ({
    period: draw.period,
    time: momentText(locale, draw.drawsAt, zone),
    result: draw.result,
    isVoided: draw.status === 'voided' || draw.status === 'voiding',
    isCorrected: draw.corrected,
    proof:
      draw.commitment !== null && draw.serverSeed !== null
        ? {
            commitment: draw.commitment,
            seed: draw.serverSeed,
            href: localePath(locale, verifyDrawPath(game, draw.period)),
            label: t('verifyDraw', { period: draw.period }),
          }
        : null,
  }));
