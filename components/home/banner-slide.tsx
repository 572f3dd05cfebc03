import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

/** Media query for the wide version of the picture. */
export const WIDE_SCREEN = '(min-width: 40rem)';

const CALL_STYLE = `${buttonStyle({ size: 'sm' })} mt-1 border-0! bg-amber! font-semibold! text-amber-ink!`;

interface Link {
  href: string;
  text: string;
}

/** A banner as plain data. */
export interface Slide {
  id: string;
  /** "Banner 1 of 3". */
  label: string;
  title: string;
  subtitle?: string;
  call?: Link;
  /** The link leads to registration or login, so members see another one. */
  isInvitation?: true;
  /** The addresses of the two versions of the picture. */
  wide: string;
  phone: string;
}

interface Props {
  slide: Slide;
  first: boolean;
  /** Only the visible banner can be focused and read out. */
  shown: boolean;
  /** Shown to members instead of an invitation to register. */
  memberCall: Link;
}

/** One banner: the picture fills it, the texts are at its start. */
export function BannerSlide({ slide, first, shown, memberCall }: Props) {
  const { label, title, subtitle, call, isInvitation, wide, phone } = slide;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className="relative min-w-0 flex-[0_0_100%]"
    >
      <picture>
        <source media={WIDE_SCREEN} srcSet={wide} width={1600} height={560} />
        <img
          src={phone}
          alt=""
          // Otherwise a mouse that swipes would drag the picture away.
          draggable={false}
          width={780}
          height={520}
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          decoding={first ? 'auto' : 'async'}
          className="aspect-3/2 w-full bg-picture-ground object-cover sm:aspect-20/7 rtl:-scale-x-100"
        />
      </picture>
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-t from-picture-foot via-picture-foot/75 via-45% to-transparent to-85% sm:hidden"
      />
      <div
        aria-hidden
        className="absolute inset-y-0 start-0 hidden w-3/5 from-picture-foot/85 via-picture-foot/45 to-transparent sm:block ltr:bg-linear-to-r rtl:bg-linear-to-l"
      />
      <div className="absolute inset-x-0 bottom-0 flex flex-col items-start gap-2 p-4 pb-8 text-picture-ink sm:inset-y-0 sm:w-3/5 sm:justify-center sm:gap-3 sm:p-10 sm:ps-16">
        <h2 className="max-w-[20ch] text-2xl leading-title font-extrabold drop-shadow-[0_2px_10px_#000a] sm:text-display">
          {title}
        </h2>
        {subtitle && (
          <p className="line-clamp-3 max-w-[44ch] text-sm text-picture-ink/90 sm:line-clamp-none sm:text-base">
            {subtitle}
          </p>
        )}
        {call && (
          <PageLink href={call.href} className={`${CALL_STYLE} ${isInvitation ? 'member:hidden!' : ''}`}>
            {call.text}
          </PageLink>
        )}
        {isInvitation && (
          <PageLink href={memberCall.href} className={`${CALL_STYLE} hidden! member:inline-flex!`}>
            {memberCall.text}
          </PageLink>
        )}
      </div>
    </div>
  );
}
