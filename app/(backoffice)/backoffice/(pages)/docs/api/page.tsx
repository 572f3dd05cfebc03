import { FileJson } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { routeModules } from '@/app/(backoffice)/backoffice/api/openapi/route-modules';
import { OperationList } from '@/components/backoffice/api-docs/operation-list';
import { OperationView } from '@/components/backoffice/api-docs/operation-view';
import { PageHeader } from '@/components/backoffice/page-header';
import { buttonStyle } from '@/components/ui/button-style';
import { classes } from '@/components/ui/classes';
import { documentOf, listOperations } from '@/lib/backoffice/api-docs/loaders';
import { searchWords } from '@/lib/backoffice/api-docs/search-words';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.api') };
}

const BASE = '/backoffice/docs/api';

/** Documentation of every call of the API, with a search; `?op=` opens one. /backoffice/api/openapi is the same as a document. */
export default async function ApiPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator();
  const [t, nav, document, given] = await Promise.all([
    getTranslations({ locale, namespace: 'api-docs' }),
    getTranslations({ locale, namespace: 'backoffice' }),
    documentOf(routeModules),
    searchParams,
  ]);
  const operations = listOperations(document);
  const chosen = operations.find(({ operation }) => operation.operationId === given.op);
  const groups = document.tags.map(({ name }) => ({
    tag: name,
    name: t(`tags.${name}` as 'tags.site'),
    entries: operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ method, path, operation }) => ({
        id: operation.operationId,
        method,
        path,
        summary: operation.summary,
        words: searchWords(operation),
      })),
  }));
  return (
    <>
      {chosen && <h1 className="sr-only xl:hidden">{nav('nav.api')}</h1>}
      <div className={classes(Boolean(chosen) && 'max-xl:hidden')}>
        <PageHeader
          title={nav('nav.api')}
          text={t('text', { count: operations.length })}
          actions={
            <a
              href="/backoffice/api/openapi"
              download="openapi.json"
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              <FileJson aria-hidden className="size-4" />
              OpenAPI 3.1
            </a>
          }
        />
      </div>
      <div className={classes(Boolean(chosen) && 'grid gap-5 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]')}>
        <div className={classes('min-w-0', Boolean(chosen) && 'max-xl:hidden')}>
          <OperationList
            groups={groups}
            chosen={chosen?.operation.operationId}
            texts={{ search: t('search'), none: t('none'), noneText: t('noneText') }}
          />
        </div>
        {chosen && <OperationView listed={chosen} server={document.servers[0]!.url} back={BASE} />}
      </div>
    </>
  );
}
