import { Search } from '@/components/ui/icons';
import type { Metadata } from 'next';
import Form from 'next/form';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MemberRows } from '@/components/backoffice/member-rows';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { findMembers } from '@/lib/backoffice/members/loaders';
import { textParam, type SearchParams } from '@/lib/backoffice/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice' });
  return { title: t('nav.members') };
}

/** Members whose account name begins with the search text; without one, the newest. */
export default async function MembersPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('members.read');
  const t = await getTranslations({ locale, namespace: 'backoffice' });
  const beginning = textParam((await searchParams).account);
  const { list, more } = await findMembers(beginning);
  return (
    <>
      <PageHeader title={t('nav.members')} />
      <Panel flush>
        <Form action="/backoffice/members" role="search" className="flex max-w-lg items-end gap-2 p-4">
          <Field label={t('members.search')} className="min-w-0 flex-1">
            {(control) => (
              <Input
                {...control}
                key={beginning}
                name="account"
                type="search"
                defaultValue={beginning}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                dir="auto"
              />
            )}
          </Field>
          <Button type="submit" variant="amber" className="mb-1.5">
            <Search aria-hidden className="size-4" />
            {t('members.find')}
          </Button>
        </Form>
        <MemberRows rows={list} beginning={beginning} />
        {more && <p className="border-t border-hairline px-4 py-3 text-sm text-muted">{t('members.more')}</p>}
      </Panel>
    </>
  );
}
