import { CircleAlert, CircleCheck } from '@/components/ui/icons';

/** What a proof says, in a sentence; `good` is undefined if it cannot be said. */
export function Verdict({ good, text }: { good: boolean | undefined; text: string }) {
  const tone = good === undefined ? 'text-muted' : good ? 'text-jade' : 'text-vermilion';
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <p className={`flex items-center gap-2 font-medium ${tone}`} data-good={good}>
      <Icon className="size-5 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
