import { Card } from '@/components/ui/card';
import type { HelpTopic } from '@/lib/content/help/types';

interface Props {
  topics: readonly HelpTopic[];
  /** Accessible name of the list of topics. */
  label: string;
}

/** The topics of the help centre, with a list of them beside. */
export function HelpTopics({ topics, label }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={label} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <ul className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 lg:mx-0 lg:flex-col lg:gap-0.5 lg:px-0">
          {topics.map((topic) => (
            <li key={topic.slug}>
              <a
                href={`#${topic.slug}`}
                className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted hover:text-ink lg:w-full lg:rounded-control lg:border-0 lg:px-3 lg:hover:bg-raised"
              >
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-3xl flex-col gap-5">
        {topics.map((topic) => (
          <Card key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-title`}>
            <h2 id={`${topic.slug}-title`} className="mb-3 text-xl font-bold">
              {topic.title}
            </h2>
            <div className="prose-content" dangerouslySetInnerHTML={{ __html: topic.content }} />
          </Card>
        ))}
      </div>
    </div>
  );
}
