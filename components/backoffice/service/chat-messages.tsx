'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Trash2 } from '@/components/ui/icons';
import { useTimeName } from './use-time-name';

export interface ShownMessage {
  id: string;
  sender: 'person' | 'operator';
  operator: string | null;
  text: string | null;
  at: string;
}

/** The messages of a conversation, as plain text; `onRemove` deletes the text of one. */
export function ChatMessages({
  messages,
  onRemove,
}: {
  messages: readonly ShownMessage[];
  onRemove?: (id: string) => void;
}) {
  const t = useTranslations('backoffice-service');
  const timeName = useTimeName();
  return (
    <ol aria-live="polite" className="flex max-h-[55dvh] flex-col gap-2 overflow-y-auto">
      {messages.map((each) => (
        <li
          key={each.id}
          className={`flex max-w-[85%] items-start gap-2 ${each.sender === 'operator' ? 'flex-row-reverse self-end' : 'self-start'}`}
        >
          <div
            className={`min-w-0 rounded-card px-3 py-2 text-sm ${each.sender === 'operator' ? 'bg-raised' : 'bg-sunken'}`}
          >
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {each.text ?? <em className="text-faint">{t('deleted')}</em>}
            </p>
            <p className="text-xs text-faint">
              {each.operator && (
                <>
                  <bdi>{each.operator}</bdi>
                  {' · '}
                </>
              )}
              {timeName(each.at)}
            </p>
          </div>
          {onRemove && each.text !== null && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('removeMessage')}
              onClick={() => onRemove(each.id)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
