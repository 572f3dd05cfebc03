import { Fragment } from 'react';
import { LanternMark } from '@/components/ui/lantern-mark';
import type { LocaleCode } from '@/lib/i18n/locales';
import { brandPictureAddress } from '@/lib/platform/brand-pictures/address';
import { brandName, siteConfig, type BrandPicture } from '@/lib/platform/site-config';

interface Props {
  locale: LocaleCode;
  /** Height of the logo and of the mark, as a class: `h-9`. */
  height: string;
  /** Classes of the name, which stands beside the mark if no logo is uploaded. */
  nameClassName: string;
  /** The words of the name are kept together, and each may have a line of its own. */
  isBroken?: boolean;
  /** A glow behind the mark. */
  isLit?: boolean;
}

/** The brand: the uploaded logo, or the name in the display face, with the drawn mark if the brand has one. */
export function BrandLogo({ locale, height, nameClassName, isBroken = false, isLit = false }: Props) {
  const { brand, pictures } = siteConfig();
  const name = brandName(locale);
  if (pictures.dark)
    return <LogoPictures dark={pictures.dark} light={pictures.light} name={name} height={height} />;
  const words = isBroken
    ? // With the space between them, which is not shown: the text is the name, also for those who read it aloud.
      name.split(' ').map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span className="block whitespace-nowrap">{word}</span>
        </Fragment>
      ))
    : name;
  const glow = isLit ? ' drop-shadow-[0_0_10px_color-mix(in_srgb,var(--color-lamp)_40%,transparent)]' : '';
  const wordmark = <span className={nameClassName}>{words}</span>;
  // Alone, the name is as high as the logo, so that it stands in the middle of the bar.
  if (brand.mark !== 'lantern')
    return <span className={`${height} inline-flex items-center`}>{wordmark}</span>;
  return (
    <>
      <LanternMark className={`${height} w-auto shrink-0${glow}`} />
      {wordmark}
    </>
  );
}

interface LogoProps {
  dark: BrandPicture;
  light: BrandPicture | null;
  name: string;
  height: string;
}

/** One picture per theme; CSS shows the right one, because the cached page does not know the theme. */
function LogoPictures({ dark, light, name, height }: LogoProps) {
  const picture = ({ file, width, height: pixels }: BrandPicture, className: string) => (
    <img
      src={brandPictureAddress(file)}
      alt={name}
      width={width}
      height={pixels}
      className={`${height} w-auto max-w-44 object-contain object-left rtl:object-right sm:max-w-60 ${className}`}
    />
  );
  if (!light) return picture(dark, '');
  return (
    <>
      {picture(dark, 'light:hidden')}
      {picture(light, 'hidden light:block')}
    </>
  );
}
