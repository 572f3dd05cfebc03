'use client';

import { useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ArrowDownToLine, Copy } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { QrPicture } from '@/components/ui/qr-picture';

interface Props {
  text: string;
  /** The name of the downloaded picture, without its ending. */
  name: string;
  payee?: string;
}

/** A QR code to scan, to download as SVG, or to copy as text for a bank's app on the same phone. */
export function PaymentQr({ text, name, payee }: Props) {
  const t = useTranslations('cashier-pages');
  const frame = useRef<HTMLDivElement>(null);
  const download = () => {
    const svg = frame.current?.querySelector('svg');
    if (!svg) return;
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.svg`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copy.done', { what: t('deposit.qrText') }), 'good');
    } catch {
      notify(t('copy.failed'), 'bad');
    }
  };
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-hairline bg-sunken/40 p-4">
      <div ref={frame} className="w-full max-w-60 overflow-hidden rounded-control">
        <QrPicture text={text} label={t('deposit.qr')} />
      </div>
      {payee && (
        <p className="text-sm font-medium">
          <bdi>{payee}</bdi>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="sm" onClick={download}>
          <ArrowDownToLine aria-hidden className="size-4" />
          {t('deposit.qrDownload')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void copyText()}>
          <Copy aria-hidden className="size-4" />
          {t('deposit.qrCopy')}
        </Button>
      </div>
    </div>
  );
}
