import { classes } from '@/components/ui/classes';

/** Colour by effect: reading is neutral, creating jade, changing amber, deleting vermilion. */
const TONES: Readonly<Record<string, string>> = {
  GET: 'bg-raised text-muted',
  POST: 'bg-jade-wash text-jade',
  PUT: 'bg-amber-wash text-amber',
  PATCH: 'bg-amber-wash text-amber',
  DELETE: 'bg-vermilion-wash text-vermilion',
};

/** An HTTP method in a box of fixed width, so that paths are aligned. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={classes(
        'inline-block w-14 shrink-0 rounded-[0.35rem] py-0.5 text-center font-mono text-[0.6875rem] font-semibold',
        TONES[method],
      )}
    >
      {method}
    </span>
  );
}
