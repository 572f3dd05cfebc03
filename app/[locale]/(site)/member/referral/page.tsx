import { redirect } from 'next/navigation';
import { requirePageLocale } from '@/components/site/page-locale';
import { localePath } from '@/lib/i18n/routing';

/** Another address of the page of invitations. */
export default async function ReferralPage({ params }: { params: Promise<{ locale: string }> }) {
  redirect(localePath(await requirePageLocale(params), '/member/invite'));
}
