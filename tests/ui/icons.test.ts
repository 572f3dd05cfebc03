/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_VERSION } from '@/components/ui/icon-address';
import { ICON_NAMES, type IconName } from '@/components/ui/icon-names';
import { iconSheet } from '@/components/ui/icon-sheet';
import * as icons from '@/components/ui/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';

/** Every name in quotes of the files that draw: an icon may be given by its name (icon.tsx). */
function quoted(): Set<string> {
  const files = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/components\/ui\/icon(s|-names)\.tsx?$/.test(file));
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"])[a-z0-9-]+(?=['"])/g) ?? []),
  );
}

test('each icon is on the sheet, and each on the sheet is somebody’s', () => {
  const sheet = iconSheet();
  for (const name of ICON_NAMES) expect(sheet).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><`);
  const drawn = Object.values(icons).map(
    (Icon) => /#([a-z0-9-]+)"/.exec(renderToStaticMarkup(createElement(Icon)))?.[1],
  );
  expect(drawn.filter((name) => !ICON_NAMES.includes(name as IconName))).toEqual([]);
  const named = quoted();
  expect(ICON_NAMES.filter((name) => !drawn.includes(name) && !named.has(name))).toEqual([]);
});

test('the sheet’s version is its hash: a browser keeps it for ever', () => {
  expect(createHash('sha256').update(iconSheet()).digest('hex').slice(0, 8)).toBe(ICON_VERSION);
});
