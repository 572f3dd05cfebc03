'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ArrowUp, Plus, Trash2 } from '@/components/ui/icons';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  FILE_FIELDS,
  FILE_SEPARATORS,
  MAX_COLUMNS,
  MAX_TEMPLATES,
} from '@/lib/cashier/payment-files/constants';
import type { FileTemplate } from '@/lib/cashier/payment-files/types';
import { Panel } from '../panel';
import { useCall } from '../use-call';

type FileColumn = FileTemplate['columns'][number];

const NEW_COLUMN: FileColumn = { head: '', field: 'payout', text: '' };
const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Moves an item of a list by one place. */
function moved<Item>(list: readonly Item[], index: number, step: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  next.splice(index + step, 0, item!);
  return next;
}

/** Editor of the templates of payment files: name, separator, and the columns in their order. */
export function TemplatesForm({ templates }: { templates: readonly FileTemplate[] }) {
  const t = useTranslations('backoffice-channels.templates');
  const call = useCall();
  const [list, setList] = useState(templates);
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const change = (index: number, part: Partial<FileTemplate>) =>
    setList(list.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void call.send('/backoffice/api/payment-files/templates', { templates: list }, t('saved'));
      }}
    >
      <FormAlert message={call.failure?.message ?? wrong('templates')} />
      {list.map((template, index) => (
        <Panel
          key={index}
          title={<bdi>{template.name || t('unnamed')}</bdi>}
          actions={
            <Button
              variant="ghost"
              size="sm"
              disabled={list.length === 1}
              onClick={() => setList(list.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('remove')}
            </Button>
          }
        >
          <div className="flex flex-col gap-4">
            <div className="grid gap-3 sm:grid-cols-3">
              <Field label={t('name')} error={wrong(`templates.${index}.name`)} required>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    maxLength={60}
                    value={template.name}
                    onChange={(event) => change(index, { name: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t('separator')}>
                {(control) => (
                  <Select
                    {...control}
                    value={template.separator}
                    options={FILE_SEPARATORS.map((value) => ({
                      value,
                      label: t(`separators.${SEPARATOR_NAMES[value]}`),
                    }))}
                    onChange={(event) =>
                      change(index, { separator: event.target.value as FileTemplate['separator'] })
                    }
                  />
                )}
              </Field>
              <Checkbox
                className="self-end"
                label={t('header')}
                checked={template.header}
                onChange={(event) => change(index, { header: event.target.checked })}
              />
            </div>
            <Columns
              columns={template.columns}
              wrong={(name) => wrong(`templates.${index}.columns.${name}`)}
              onChange={(columns) => change(index, { columns })}
            />
            {wrong(`templates.${index}.columns`) && (
              <p role="alert" className="text-sm text-vermilion">
                {wrong(`templates.${index}.columns`)}
              </p>
            )}
          </div>
        </Panel>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          disabled={list.length >= MAX_TEMPLATES}
          onClick={() =>
            setList([...list, { name: '', separator: ',', header: true, columns: [{ ...NEW_COLUMN }] }])
          }
        >
          <Plus aria-hidden className="size-4" />
          {t('add')}
        </Button>
        <Button type="submit" variant="amber" busy={call.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface ColumnsProps {
  columns: readonly FileColumn[];
  wrong: (name: string) => string | undefined;
  onChange: (columns: FileColumn[]) => void;
}

function Columns({ columns, wrong, onChange }: ColumnsProps) {
  const t = useTranslations('backoffice-channels.templates');
  const change = (index: number, part: Partial<FileColumn>) =>
    onChange(columns.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium text-muted">{t('columns')}</legend>
      <ol className="flex flex-col gap-2">
        {columns.map((column, index) => (
          <li
            key={index}
            className="grid grid-cols-[1fr_auto] items-start gap-2 rounded-control border border-hairline p-2 sm:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <Select
              aria-label={t('content')}
              value={column.field}
              options={FILE_FIELDS.map((value) => ({ value, label: t(`fields.${value}`) }))}
              onChange={(event) => change(index, { field: event.target.value as FileColumn['field'] })}
            />
            <Field
              label={t('head')}
              labelHidden
              error={wrong(`${index}.head`)}
              className="max-sm:order-3 max-sm:col-span-2"
            >
              {(control) => (
                <Input
                  {...control}
                  placeholder={t('head')}
                  autoComplete="off"
                  maxLength={60}
                  value={column.head}
                  onChange={(event) => change(index, { head: event.target.value })}
                />
              )}
            </Field>
            {column.field === 'constant' ? (
              <Field
                label={t('text')}
                labelHidden
                error={wrong(`${index}.text`)}
                className="max-sm:order-4 max-sm:col-span-2"
              >
                {(control) => (
                  <Input
                    {...control}
                    placeholder={t('text')}
                    autoComplete="off"
                    maxLength={100}
                    value={column.text}
                    onChange={(event) => change(index, { text: event.target.value })}
                  />
                )}
              </Field>
            ) : (
              <span className="max-sm:hidden" />
            )}
            <span className="flex justify-end">
              {([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  variant="ghost"
                  size="icon"
                  disabled={!(index + step in columns)}
                  aria-label={t(step === -1 ? 'moveUp' : 'moveDown', { head: column.head })}
                  onClick={() => onChange(moved(columns, index, step))}
                >
                  <ArrowUp aria-hidden className={classes('size-4', step === 1 && 'rotate-180')} />
                </Button>
              ))}
              <Button
                variant="ghost"
                size="icon"
                disabled={columns.length === 1}
                aria-label={t('removeColumn', { head: column.head })}
                onClick={() => onChange(columns.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        disabled={columns.length >= MAX_COLUMNS}
        onClick={() => onChange([...columns, { ...NEW_COLUMN }])}
      >
        <Plus aria-hidden className="size-4" />
        {t('addColumn')}
      </Button>
    </fieldset>
  );
}
