'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { CircleCheck } from '@/components/ui/icons';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { contrastProblems, type ContrastProblem } from '@/lib/platform/theme/contrast';
import { DISPLAY_FACES, RADII } from '@/lib/platform/theme/shipped';
import type { ThemeColours, ThemeName, ThemeSetting } from '@/lib/platform/theme/types';
import { Panel } from '../panel';
import { ColourField } from './colour-field';
import { SettingForm } from './setting-form';
import { ThemePreview } from './theme-preview';
import { useSetting, type SettingProps } from './use-setting';

const THEMES = ['dark', 'light'] as const;
const COLOURS = ['accent', 'accentInk', 'accentText', 'ground', 'surface', 'jade', 'vermilion'] as const;
const HEX = /^#[0-9a-f]{6}$/;

const isWhole = (theme: ThemeSetting) =>
  THEMES.every((name) => COLOURS.every((colour) => HEX.test(theme[name][colour])));

/** The theme of the site with a live preview. A theme with unreadable texts cannot be saved; the server checks the same. */
export function ThemeEditor({ setting }: { setting: SettingProps<ThemeSetting> }) {
  const t = useTranslations('backoffice-site.theme');
  const call = useSetting(setting);
  const [theme, setTheme] = useState(setting.value);
  // The frames keep the last theme in which every colour is complete.
  const [shown, setShown] = useState(setting.value);
  const change = (next: ThemeSetting) => {
    setTheme(next);
    if (isWhole(next)) setShown(next);
  };
  const setColour = (name: ThemeName, colour: keyof ThemeColours, value: string) =>
    change({ ...theme, [name]: { ...theme[name], [colour]: value } });
  const problems = isWhole(theme) ? contrastProblems(theme) : [];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Panel>
        <SettingForm
          call={call}
          onSave={() => void call.save(theme, t('saved'))}
          onShipped={() => change(setting.shipped)}
          disabled={problems.length > 0 || !isWhole(theme)}
        >
          {THEMES.map((name) => (
            <fieldset key={name} className="flex flex-col">
              <legend className="mb-1 text-sm font-bold text-muted">{t(`themes.${name}`)}</legend>
              {COLOURS.map((colour) => (
                <ColourField
                  key={colour}
                  label={t(`colours.${colour}`)}
                  value={theme[name][colour]}
                  shipped={setting.shipped[name][colour]}
                  error={call.failure?.fields[`${name}.${colour}`]?.message}
                  onChange={(value) => setColour(name, colour, value)}
                />
              ))}
            </fieldset>
          ))}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('radius')}>
              {(control) => (
                <Select
                  {...control}
                  value={theme.radius}
                  options={Object.keys(RADII).map((value) => ({
                    value,
                    label: t(`radii.${value as 'soft'}`),
                  }))}
                  onChange={(event) =>
                    change({ ...theme, radius: event.target.value as ThemeSetting['radius'] })
                  }
                />
              )}
            </Field>
            <Field label={t('face')}>
              {(control) => (
                <Select
                  {...control}
                  value={theme.face}
                  options={Object.keys(DISPLAY_FACES).map((value) => ({
                    value,
                    label: t(`faces.${value as 'plain'}`),
                  }))}
                  onChange={(event) => change({ ...theme, face: event.target.value as ThemeSetting['face'] })}
                />
              )}
            </Field>
          </div>
          <ContrastReport problems={problems} />
        </SettingForm>
      </Panel>
      <ThemePreview theme={shown} />
    </div>
  );
}

/** The pairs of text and ground that are not readable, or that all of them are. */
function ContrastReport({ problems }: { problems: readonly ContrastProblem[] }) {
  const t = useTranslations('backoffice-site.theme');
  return (
    <div role="status" aria-label={t('contrast')} className="rounded-control bg-sunken/60 p-3 text-sm">
      {problems.length === 0 ? (
        <p className="flex items-center gap-2 text-jade">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {t('readable')}
        </p>
      ) : (
        <>
          <p className="text-vermilion">{t('unreadable', { count: problems.length })}</p>
          <ul className="mt-1 flex flex-col gap-0.5 text-xs text-muted">
            {problems.slice(0, 6).map(({ theme, text, ground, wash, ratio }) => (
              <li key={`${theme} ${text} ${wash ?? ''} ${ground}`}>
                {t('pair', {
                  theme: t(`themes.${theme}`),
                  text: t(`tokens.${text as 'color-ink'}`),
                  ground: t(`tokens.${(wash ?? ground) as 'color-ground'}`),
                  ratio,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
