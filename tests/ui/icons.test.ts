/** @jest-environment node */
import { createHash } from 'node:crypto';
import { ICON_VERSION } from '@/components/ui/icon-address';
import { ICON_NAMES } from '@/components/ui/icon-names';
import { iconSheet } from '@/components/ui/icon-sheet';
import * as icons from '@/components/ui/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';

test('each icon is on the sheet, and each on the sheet is somebody’s', () => {
  const sheet = iconSheet();
  const used = Object.values(icons).map((Icon) => {
    const [, id = ''] = /#([a-z0-9-]+)"/.exec(renderToStaticMarkup(createElement(Icon))) ?? [];
    expect(sheet).toContain(`<symbol id="${id}" viewBox="0 0 24 24"><`);
    return id;
  });
  expect(new Set(used)).toEqual(new Set(ICON_NAMES));
});

test('the sheet’s version is its hash: a browser keeps it for ever', () => {
  expect(createHash('sha256').update(iconSheet()).digest('hex').slice(0, 8)).toBe(ICON_VERSION);
});
