import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { CaseFrame, CasePart } from '@/components/backoffice/case-frame';
import type { ListedOperation } from '@/lib/backoffice/api-docs/loaders';
import { schemaRows, typeText } from '@/lib/backoffice/api-docs/rows';
import type { Answer, Schema } from '@/lib/backoffice/api-docs/types';
import { CodeBlock } from './code-block';
import { toCurl } from './curl';
import { MethodBadge } from './method-badge';
import { SchemaTable } from './schema-table';

export interface OperationViewProps {
  listed: ListedOperation;
  /** Address of the site. */
  server: string;
  back: string;
}

/** One call: its audience, input, output and errors. */
export function OperationView({ listed, server, back }: OperationViewProps) {
  const t = useTranslations('api-docs');
  const { operation, method, path } = listed;
  const texts = { name: t('name'), type: t('type'), notes: t('notes'), required: t('required') };
  const content = Object.entries(operation.requestBody?.content ?? {});
  const body = content[0]?.[1].schema;
  const parameters: Schema = {
    properties: Object.fromEntries(
      operation.parameters.map((parameter) => [parameter.name, parameter.schema]),
    ),
    required: operation.parameters
      .filter((parameter) => parameter.required)
      .map((parameter) => parameter.name),
  };
  const [good, ...refused] = Object.entries(operation.responses);
  return (
    <CaseFrame
      title={
        <span dir="ltr" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <MethodBadge method={method} />
          <code className="font-mono text-sm font-medium break-all">{path}</code>
        </span>
      }
      back={back}
      backLabel={t('back')}
    >
      <div className="flex flex-col gap-2.5">
        <p lang="en" dir="ltr" className="text-sm">
          {operation.summary}
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{t(`audience.${operation['x-audience'].split(':', 1)[0]!}` as 'audience.members')}</Badge>
          {operation['x-permission'] && <Badge tone="amber">{operation['x-permission']}</Badge>}
          {operation['x-token'] && <Badge tone="jade">{t('token')}</Badge>}
          {operation['x-encrypted'] && <Badge tone="jade">{t('encrypted')}</Badge>}
        </p>
      </div>
      {operation.parameters.length > 0 && (
        <CasePart title={t('parameters')}>
          <SchemaTable label={t('parameters')} rows={schemaRows(parameters)} texts={texts} />
        </CasePart>
      )}
      {body && (
        <CasePart title={t('body', { types: content.map(([type]) => type).join(', ') })}>
          <SchemaTable label={t('bodyLabel')} rows={schemaRows(body)} texts={texts} />
        </CasePart>
      )}
      <CasePart title={t('example')}>
        <CodeBlock label={t('example')}>{toCurl(server, listed)}</CodeBlock>
      </CasePart>
      {good && <Success status={good[0]} answer={good[1]} texts={texts} />}
      {refused.length > 0 && (
        <CasePart title={t('refusals')}>
          <dl lang="en" dir="ltr" className="flex flex-col divide-y divide-hairline text-sm">
            {refused.flatMap(([status, answer]) =>
              answer.description
                .split('\n')
                .map((line) => <Refusal key={line} status={status} line={line} />),
            )}
          </dl>
        </CasePart>
      )}
    </CaseFrame>
  );
}

function Refusal({ status, line }: { status: string; line: string }) {
  const [, code = '', message = ''] = /^`([^`]+)`: (.*)$/.exec(line) ?? [];
  return (
    <div className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <dt>
        <span className="me-2 text-xs text-faint tabular">{status}</span>
        <code className="font-mono text-xs break-all">{code}</code>
      </dt>
      <dd className="text-xs leading-5 text-muted">{message}</dd>
    </div>
  );
}

function Success({
  status,
  answer,
  texts,
}: {
  status: string;
  answer: Answer;
  texts: Parameters<typeof SchemaTable>[0]['texts'];
}) {
  const t = useTranslations('api-docs');
  const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
  const value = media?.schema.properties?.value;
  const rows = value ? schemaRows(value) : [];
  return (
    <CasePart title={t('answer', { status })}>
      <div className="flex flex-col gap-3">
        {!type && <p className="text-sm text-muted">{t('empty')}</p>}
        {type && !value && <code className="font-mono text-xs">{type}</code>}
        {value && rows.length === 0 && <code className="font-mono text-xs">value: {typeText(value)}</code>}
        {rows.length > 0 && <SchemaTable label={t('answerLabel')} rows={rows} texts={texts} />}
        {media?.example !== undefined && (
          <CodeBlock label={t('answerExample')}>{JSON.stringify(media.example, null, 2)}</CodeBlock>
        )}
      </div>
    </CasePart>
  );
}
