import type { IconComponent } from '@/components/ui/icons';
import type { ReactNode } from 'react';
import { QrPicture } from '@/components/ui/qr-picture';
import { Card } from '@/components/ui/card';
import { classes } from '@/components/ui/classes';

interface Props {
  id: string;
  className?: string;
  icon: IconComponent;
  title: string;
  text: string;
  /** The address for the phone's camera. */
  qr?: { address: string; label: string };
  /** Buttons and links, the most important first. */
  actions?: ReactNode;
  /** Lists of steps, each with its heading. */
  guides: readonly { head: string; steps: readonly string[] }[];
}

/** How to install the site on one kind of device. */
export function PlatformCard({ id, className, icon: Icon, title, text, qr, actions, guides }: Props) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={classes('flex flex-col gap-4', className)}>
      <header className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-amber-wash text-amber">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-xl font-bold">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        {qr && (
          <div className="hidden w-28 shrink-0 overflow-hidden rounded-control border border-hairline bg-white lg:block">
            <QrPicture text={qr.address} label={qr.label} />
          </div>
        )}
      </header>
      {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      {guides.map(({ head, steps }) => (
        <section key={head} className="border-t pt-4 first-of-type:border-t">
          <h3 className="mb-2 text-sm font-bold">{head}</h3>
          <ol className="flex flex-col gap-2 text-sm text-muted">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden
                  className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-raised text-xs font-bold text-ink"
                >
                  {index + 1}
                </span>
                <span className="pt-0.5">{step}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
