/**
 * The style of the closed page, in the brand's tokens and with logical properties, because it is read in both directions.
 * It uses the reader's own fonts: the site's font files are not served to a refused visitor.
 */
export const PAGE_STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;padding:1.25rem max(1.25rem,env(safe-area-inset-right)) max(1.25rem,env(safe-area-inset-bottom)) max(1.25rem,env(safe-area-inset-left));color:var(--color-ink);background:radial-gradient(42rem 30rem at 50% 26%,color-mix(in srgb,var(--color-lamp) 20%,transparent),transparent 70%),var(--color-ground);font:1rem/1.6 'Noto Sans','Noto Sans Thai','Noto Sans Arabic','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif}
body.region{background:var(--color-ground)}
header{display:flex;align-items:center;gap:.625rem;font-size:1.125rem}
header img{border-radius:.5rem}
main{justify-self:center;align-self:center;inline-size:100%;max-inline-size:34rem;padding-block:1.5rem 2.5rem;text-align:center}
h1{font-size:clamp(1.625rem,1.1rem + 2.4vw,2.5rem);line-height:1.15;font-weight:800;letter-spacing:-.01em;text-wrap:balance}
html:is([lang=th],[lang=ar],[lang=vi]) h1{line-height:1.4;letter-spacing:0}
p{margin-block-start:.875rem;color:var(--color-muted);text-wrap:pretty}
.lamp{inline-size:7.5rem;margin-inline:auto;margin-block-end:1.5rem;transform-origin:50% 0;animation:sway 6s ease-in-out infinite}
.lamp svg{display:block;inline-size:100%;overflow:visible;fill:none;stroke-linecap:round;filter:drop-shadow(0 0 2.25rem color-mix(in srgb,var(--color-lamp) 55%,transparent))}
.cord{stroke:var(--color-faint);stroke-width:2}.ring{stroke:var(--color-lamp);stroke-width:7}
.glass{fill:var(--color-lamp)}.rib{stroke:#241500;stroke-opacity:.32;stroke-width:2.5}.fringe{stroke:var(--color-vermilion);stroke-width:4}
.region .lamp{animation:none}.region .lamp svg{filter:none}.region .glass{fill:var(--color-raised);stroke:var(--color-edge);stroke-width:2}
.region .rib{stroke:var(--color-faint)}.region .ring,.region .fringe{stroke:var(--color-faint)}
.fact{display:inline-flex;flex-direction:column;gap:.125rem;margin-block-start:1.5rem;padding:.875rem 1.375rem;border:1px solid var(--color-hairline);border-radius:var(--radius-card);background:var(--color-surface);box-shadow:var(--shadow-lift);color:var(--color-ink);font-weight:600;font-variant-numeric:tabular-nums}
.fact span{font-size:.8125rem;font-weight:500;color:var(--color-muted)}.fact time{text-wrap:balance}.fact small{font-weight:500;color:var(--color-muted)}
.ways{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-block-start:1.75rem}
.ways a{display:inline-flex;align-items:center;justify-content:center;min-block-size:2.875rem;padding-inline:1.375rem;border:1px solid var(--color-edge);border-radius:var(--radius-control);color:var(--color-ink);font-weight:600;text-decoration:none}
.ways a.first{border-color:transparent;background:var(--background-color-amber);color:var(--color-amber-ink)}
a:hover{filter:brightness(1.08)}a:focus-visible{outline:none;box-shadow:var(--shadow-focus)}
.address{font-size:.875rem}.address bdi{color:var(--color-ink);font-variant-numeric:tabular-nums}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem}
nav a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.75rem;border-radius:var(--radius-control);color:var(--color-muted);font-size:.875rem;text-decoration:none}
nav a[aria-current]{color:var(--color-amber);font-weight:600}
@keyframes sway{0%,100%{transform:rotate(-3deg)}50%{transform:rotate(3deg)}}
@media (prefers-reduced-motion:reduce){.lamp{animation:none}}
`.replaceAll('\n', '');
