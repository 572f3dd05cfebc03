/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_VERSION } from '@/components/ui/icon-address';
import { ICON_NAMES, type IconName } from '@/components/ui/icon-names';
import { renderIconSheet } from '@/components/ui/icon-sheet';
import * as icons from '@/components/ui/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';

/** All quoted names in app and components: an icon may be given by its name (icon.tsx). */
function quotedNames(): Set<string> {
  const files = ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/components\/ui\/icon(s|-names)\.tsx?$/.test(file));
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"])[a-z0-9-]+(?=['"])/g) ?? []),
  );
}

test('has every icon on the sheet, and every icon of the sheet is used', () => {
  const sheet = renderIconSheet();
  for (const name of ICON_NAMES) expect(sheet).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><`);
  const drawn = Object.values(icons).map(
    (Icon) => /#([a-z0-9-]+)"/.exec(renderToStaticMarkup(createElement(Icon)))?.[1],
  );
  expect(drawn.filter((name) => !ICON_NAMES.includes(name as IconName))).toEqual([]);
  const named = quotedNames();
  expect(ICON_NAMES.filter((name) => !drawn.includes(name) && !named.has(name))).toEqual([]);
});

test('uses the hash of the sheet as its version', () => {
  expect(createHash('sha256').update(renderIconSheet()).digest('hex').slice(0, 8)).toBe(ICON_VERSION);
});
