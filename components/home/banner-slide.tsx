import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { PageLink } from '@/components/ui/page-link';
import type { ReactNode } from 'react';

/** Media query for the wide version of the picture. */
export const WIDE_SCREEN = '(min-width: 40rem)';

/** A press anywhere on the banner follows its link. */
const COVERING = 'after:absolute after:inset-0';
const CALL_STYLE = `${buttonStyle({ size: 'sm' })} mt-1 border-0! bg-amber! font-semibold! text-amber-ink! ${COVERING}`;

/** What a press on a banner opens: a page, another site, or the window for customer service. */
export interface SlideLink {
  href?: string;
  isExternal?: true;
  opens?: 'service';
}

/** A banner as plain data. */
export interface Slide {
  id: string;
  /** "Banner 1 of 3". */
  label: string;
  title: string;
  subtitle?: string;
  /** The text of the button. */
  action?: string;
  link?: SlideLink;
  /** The texts are in the picture: they are read out, and not shown. */
  hidesText?: true;
  /** The link leads to registration or login, so members see another one. */
  isInvitation?: true;
  /** The link leads to an offer, which an excluded member does not see. */
  isOffer?: true;
  /** The addresses of the two versions of the picture. */
  wide: string;
  phone: string;
}

interface Props {
  slide: Slide;
  /** The picture is in the first view. */
  eager: boolean;
  /** Only the visible banner can be focused and read out. */
  shown: boolean;
  /** In a narrow column: the small cut of the picture and small texts at every width. */
  compact: boolean;
  /** Shown to members instead of an invitation to register. */
  memberCall: { href: string; text: string };
}

/** A link of a banner. It covers the banner. */
function SlideAnchor({
  link,
  className,
  children,
}: {
  link: SlideLink;
  className: string;
  children: ReactNode;
}) {
  if (link.opens)
    return (
      <button type="button" data-opens={link.opens} aria-haspopup="dialog" className={className}>
        {children}
      </button>
    );
  if (link.isExternal)
    return (
      <a href={link.href} target="_blank" rel="noopener" className={className}>
        {children}
      </a>
    );
  return (
    <PageLink href={link.href!} className={className}>
      {children}
    </PageLink>
  );
}

/** One banner: the picture fills it, the texts are at its start. */
export function BannerSlide({ slide, eager, shown, compact, memberCall }: Props) {
  const { label, title, subtitle, action, link, hidesText, isInvitation, wide, phone } = slide;
  const heading =
    link && (hidesText || !action) ? (
      <SlideAnchor link={link} className={COVERING}>
        {title}
      </SlideAnchor>
    ) : (
      title
    );
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
      className="relative min-w-0 flex-[0_0_100%] bg-picture-ground"
    >
      <picture>
        {!compact && <source media={WIDE_SCREEN} srcSet={wide} width={1600} height={560} />}
        <img
          src={phone}
          alt=""
          // Otherwise a mouse that swipes would drag the picture away.
          draggable={false}
          width={780}
          height={520}
          fetchPriority={eager ? 'high' : 'auto'}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          className={classes(
            'aspect-3/2 w-full bg-picture-ground object-cover',
            !compact && 'sm:aspect-20/7',
            // A picture with a text in it must not be mirrored.
            !hidesText && 'rtl:-scale-x-100',
          )}
        />
      </picture>
      {hidesText ? (
        <h2 className="absolute inset-0 text-transparent">
          <span className="sr-only">{[title, subtitle].filter(Boolean).join('. ')}</span>
          {link && (
            <SlideAnchor link={link} className="absolute inset-0">
              <span className="sr-only">{action ?? title}</span>
            </SlideAnchor>
          )}
        </h2>
      ) : (
        <>
          <div
            aria-hidden
            className={classes(
              'absolute inset-0 bg-linear-to-t from-picture-foot via-picture-foot/75 via-45% to-transparent to-85%',
              !compact && 'sm:hidden',
            )}
          />
          {!compact && (
            <div
              aria-hidden
              className="absolute inset-y-0 start-0 hidden w-3/5 from-picture-foot/85 via-picture-foot/45 to-transparent sm:block ltr:bg-linear-to-r rtl:bg-linear-to-l"
            />
          )}
          <div
            className={classes(
              'absolute inset-x-0 bottom-0 flex flex-col items-start text-picture-ink',
              compact
                ? 'gap-1 p-3 pb-6'
                : 'gap-2 p-4 pb-8 sm:inset-y-0 sm:w-3/5 sm:justify-center sm:gap-3 sm:p-10 sm:ps-16',
            )}
          >
            <h2
              className={classes(
                'max-w-[20ch] leading-title font-extrabold drop-shadow-[0_2px_10px_#000a]',
                compact
                  ? 'line-clamp-2 rounded-sm bg-picture-foot/70 px-1 text-sm'
                  : 'text-2xl sm:text-display',
              )}
            >
              {heading}
            </h2>
            {subtitle && !compact && (
              <p className="line-clamp-3 max-w-[44ch] text-sm text-picture-ink/90 sm:line-clamp-none sm:text-base">
                {subtitle}
              </p>
            )}
            {action && link && (
              <SlideAnchor
                link={link}
                className={classes(
                  compact
                    ? `text-start text-xs font-semibold text-lamp underline underline-offset-4 ${COVERING}`
                    : CALL_STYLE,
                  isInvitation && 'member:hidden!',
                )}
              >
                {action}
              </SlideAnchor>
            )}
            {isInvitation && (
              <PageLink href={memberCall.href} className={`${CALL_STYLE} hidden! member:inline-flex!`}>
                {memberCall.text}
              </PageLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}
