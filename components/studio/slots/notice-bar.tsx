'use client';

import { useTranslations } from 'next-intl';
import { WifiOff } from '@/components/ui/icons';
import type { GameController } from './controller';
import type { GameSnapshot } from './store';

/** Shows an error or a notice above the console, with the actions that the player can take. */
export function NoticeBar({ state, controller }: { state: GameSnapshot; controller: GameController }) {
  const t = useTranslations('studio');
  const { notice } = state;
  if (!notice) return null;
  const text =
    notice.kind === 'reconnecting'
      ? t('notice.reconnecting')
      : notice.kind === 'offline'
        ? t('notice.offline')
        : notice.kind === 'versionGone'
          ? t('notice.versionGone')
          : notice.message || t('notice.error');
  return (
    <div
      className="studio-notice"
      role={notice.kind === 'reconnecting' ? 'status' : 'alert'}
      data-kind={notice.kind}
    >
      {notice.kind === 'offline' || notice.kind === 'reconnecting' ? <WifiOff aria-hidden /> : null}
      <p>{text}</p>
      {notice.kind === 'insufficient' && !state.view?.trial ? (
        <button type="button" onClick={() => controller.postToFrame('deposit')}>
          {t('notice.deposit')}
        </button>
      ) : null}
      {notice.kind === 'offline' ? (
        <button type="button" onClick={() => controller.press()}>
          {t('notice.retry')}
        </button>
      ) : null}
      {notice.kind === 'over' ? (
        <button type="button" onClick={() => controller.postToFrame('reopen')}>
          {t('notice.reopen')}
        </button>
      ) : null}
      {['error', 'insufficient', 'versionGone'].includes(notice.kind) ? (
        <button type="button" data-quiet onClick={() => controller.closeNotice()}>
          {t('close')}
        </button>
      ) : null}
    </div>
  );
}
