/** A family of figures, as Prometheus reads them. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** `suffix` is `_bucket`, `_sum` or `_count` of a histogram. */
  samples: readonly { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[];
}

/** The media type of Prometheus' text format. */
export const EXPOSITION = 'text/plain; version=0.0.4; charset=utf-8';

/** Families of figures in Prometheus' text format. */
export function exposition(families: readonly Family[]): string {
  return families
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels = {}, value }) => `${name}${suffix}${written(labels)} ${number(value)}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');
}

function written(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const number = (value: number): string =>
  value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : String(value);
