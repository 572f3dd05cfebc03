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

/** A lantern hanging from (x, y): lit, or dark. */
const lantern = (x: number, y: number, isLit: boolean) => `
<path d="M${x} ${y} v16" stroke="#f4c77a" stroke-width="4"/>
${isLit ? `<circle cx="${x}" cy="${y + 46}" r="62" fill="url(#warm)"/>` : ''}
<ellipse cx="${x}" cy="${y + 46}" rx="27" ry="31" fill="${isLit ? 'url(#paper)' : '#3a2c48'}"/>
<path d="M${x - 16} ${y + 18} h32 M${x - 16} ${y + 74} h32" stroke="#f4c77a" stroke-width="7" stroke-linecap="round"/>
<path d="M${x} ${y + 78} v20" stroke="${isLit ? '#ff8a4c' : '#5a4868'}" stroke-width="6" stroke-linecap="round"/>`;

/** A storey: its roof with turned-up eaves, and the wall below it. */
const storey = (y: number, half: number) => `
<rect x="${400 - half + 34}" y="${y + 20}" width="${2 * half - 68}" height="124" fill="#5b1f33"/>
<rect x="${400 - half + 34}" y="${y + 20}" width="${2 * half - 68}" height="30" fill="#000" opacity="0.3"/>
<path d="M${400 - half - 34} ${y + 2} C${400 - half + 10} ${y + 18} ${400 - half + 20} ${y - 10} ${400 - half + 60} ${y - 34} H${400 + half - 60} C${400 + half - 20} ${y - 10} ${400 + half - 10} ${y + 18} ${400 + half + 34} ${y + 2} C${400 + half} ${y + 36} ${400 + half - 40} ${y + 34} ${400 + half - 70} ${y + 32} H${400 - half + 70} C${400 - half + 40} ${y + 34} ${400 - half} ${y + 36} ${400 - half - 34} ${y + 2} Z" fill="url(#roof)"/>
<path d="M${400 - half + 60} ${y - 34} H${400 + half - 60}" stroke="#f7cf86" stroke-width="6" stroke-linecap="round"/>`;

const tower = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<defs>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120a2c"/><stop offset="0.55" stop-color="#47215a"/><stop offset="0.85" stop-color="#b4465a"/><stop offset="1" stop-color="#f09a5a"/></linearGradient>
<linearGradient id="roof" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f8f8a"/><stop offset="1" stop-color="#10464f"/></linearGradient>
<radialGradient id="warm"><stop offset="0" stop-color="#ffd27a" stop-opacity="0.85"/><stop offset="1" stop-color="#ff9a4c" stop-opacity="0"/></radialGradient>
<radialGradient id="paper" cx="0.5" cy="0.55"><stop offset="0" stop-color="#fff3c4"/><stop offset="0.6" stop-color="#ffb24c"/><stop offset="1" stop-color="#e8502f"/></radialGradient>
</defs>
<rect width="800" height="800" fill="url(#night)"/>
<g fill="#fff">${stars}</g>
<circle cx="620" cy="190" r="96" fill="#ffe9b8" opacity="0.16"/><circle cx="620" cy="190" r="66" fill="#ffefcb"/><circle cx="646" cy="176" r="58" fill="#321a49"/>
<path d="M0 620 C130 500 230 570 330 600 C450 520 620 500 800 590 V800 H0 Z" fill="#241338"/>
<path d="M0 720 C160 650 300 690 400 690 C540 690 640 660 800 710 V800 H0 Z" fill="#170c26"/>
<path d="M400 20 V110" stroke="#f7cf86" stroke-width="9" stroke-linecap="round"/><circle cx="400" cy="42" r="13" fill="#f7cf86"/>
${storey(126, 120)}${storey(282, 172)}${storey(438, 226)}${storey(594, 280)}
<path d="M90 738 H710 L740 800 H60 Z" fill="#3a2440"/><path d="M90 738 H710" stroke="#f7cf86" stroke-width="6"/>
${lantern(362, 160, true)}${lantern(438, 160, true)}
${lantern(312, 316, true)}${lantern(400, 316, true)}${lantern(488, 316, false)}
${lantern(268, 472, true)}${lantern(356, 472, true)}${lantern(444, 472, true)}${lantern(532, 472, true)}
${lantern(224, 628, true)}${lantern(312, 628, true)}${lantern(400, 628, true)}${lantern(488, 628, true)}${lantern(576, 628, true)}
</svg>`;

export const pictures: Readonly<Record<string, string>> = { 'tide-mark': tide, 'lantern-tower': tower };
