/** Pictures of the games as SVG: whole numbers, no fonts, so that they look the same on every machine. */

const stars = [
  [70, 90],
  [150, 190],
  [250, 70],
  [330, 150],
  [470, 60],
  [560, 200],
  [90, 290],
  [410, 250],
  [700, 300],
  [745, 60],
  [180, 330],
]
  .map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="${2 + (index % 3)}" opacity="${index % 2 ? '0.9' : '0.5'}"/>`,
  )
  .join('');

/** A wave across the picture: its crest at `y`, one bow every 160. */
const wave = (y: number, shift: number, height: number) =>
  `M${-160 + shift} ${y}${Array.from({ length: 7 }, (_, index) => {
    const x = -160 + shift + index * 160;
    return ` C${x + 40} ${y - height} ${x + 120} ${y + height} ${x + 160} ${y}`;
  }).join('')} V820 H-200 Z`;

const tide = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1636"/><stop offset="0.55" stop-color="#27356e"/><stop offset="0.8" stop-color="#b4547a"/><stop offset="1" stop-color="#f2a25c"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f9aa8"/><stop offset="1" stop-color="#062133"/></linearGradient>
<radialGradient id="moon"><stop offset="0" stop-color="#fff6d8"/><stop offset="0.45" stop-color="#ffe3a0"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#ffeeb0" stop-opacity="0.9"/><stop offset="1" stop-color="#ffeeb0" stop-opacity="0"/></linearGradient>
</defs>
<rect width="800" height="800" fill="url(#sky)"/>
<g fill="#fff">${stars}</g>
<circle cx="230" cy="230" r="190" fill="url(#moon)" opacity="0.55"/><circle cx="230" cy="230" r="78" fill="#fff3d0"/>
<path d="M0 520 C120 430 220 470 320 500 C430 440 540 400 800 470 V700 H0 Z" fill="#1b2550"/>
<path d="M590 250 L0 120 V330 Z" fill="url(#beam)"/>
<path d="M470 640 C500 560 560 530 620 530 C690 530 760 560 800 610 V800 H440 Z" fill="#161b33"/>
<path d="M556 540 L576 300 H660 L680 540 Z" fill="#f4efe4"/>
<path d="M562 470 L567 405 H669 L674 470 Z M571 355 L576 300 H660 L665 355 Z" fill="#d6453d"/>
<rect x="562" y="280" width="112" height="22" rx="6" fill="#20263f"/><rect x="586" y="222" width="64" height="60" rx="6" fill="#ffe9a6"/><path d="M574 224 L618 180 L662 224 Z" fill="#d6453d"/>
<path d="${wave(590, 40, 34)}" fill="#1f6f8b" opacity="0.9"/>
<path d="M150 560 H330 L300 628 H186 Z" fill="#7a3b26"/><path d="M150 560 H330 L326 574 H156 Z" fill="#c9783f"/><path d="M236 556 V400 L330 540 Z" fill="#fdf1d6"/><path d="M226 556 V424 L160 540 Z" fill="#f0c987"/>
<path d="${wave(640, 0, 40)}" fill="url(#sea)"/>
<path d="${wave(700, 90, 30)}" fill="#0c4a60" opacity="0.75"/>
<path d="M0 648 H800" stroke="#ffd98a" stroke-width="8" stroke-dasharray="30 22" stroke-linecap="round"/>
<g fill="#ff7a59" stroke="#fff" stroke-width="6"><circle cx="90" cy="648" r="24"/><circle cx="430" cy="648" r="24"/><circle cx="716" cy="648" r="24"/></g>
</svg>`;

export const pictures: Readonly<Record<string, string>> = { 'tide-mark': tide };
