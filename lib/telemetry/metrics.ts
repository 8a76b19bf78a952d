import { type Attributes, metrics } from '@opentelemetry/api';
import { processWide } from '../process/process-wide';

/** Seconds. */
const answer = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const vital = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const shift = [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

type Metric = {
  name: string;
  description: string;
  unit: string;
  labels: readonly string[];
  buckets?: readonly number[];
};

/**
 * What is counted and measured, by the semantic conventions of OpenTelemetry where they have a name for it. Every label
 * is one of few: a screen, a site, the template of a call, a status. Nothing of what was asked for is ever one.
 */
export const metricTable = {
  answers: {
    name: 'http.server.request.duration',
    description: 'Requests to the site, by screen and status',
    unit: 's',
    labels: [
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'url.scheme',
      'error.type',
      'candela.screen',
    ],
    buckets: answer,
  },
  answersOfSites: {
    name: 'candela.site.requests',
    description: 'Requests, by site and kind of status, and whom we turned away because too many asked at once',
    unit: '1',
    labels: ['candela.site', 'candela.outcome'],
  },
  calls: {
    name: 'http.client.request.duration',
    description: 'Questions that reached the catalogue, by call and status',
    unit: 's',
    labels: [
      'http.request.method',
      'http.response.status_code',
      'server.address',
      'server.port',
      'url.template',
      'error.type',
    ],
    buckets: answer,
  },
  callsOfSites: {
    name: 'candela.site.calls',
    description: 'Questions to the catalogue, by site and outcome',
    unit: '1',
    labels: ['candela.site', 'candela.outcome'],
  },
  reads: {
    name: 'candela.catalogue.reads',
    description: 'Answers that pages are made of, by where they came from',
    unit: '1',
    labels: ['url.template', 'candela.cache.result'],
  },
  lookups: {
    name: 'candela.cache.lookups',
    description: 'Caches asked, and what they had',
    unit: '1',
    labels: ['candela.cache.name', 'candela.cache.result'],
  },
  makes: {
    name: 'candela.page.make.duration',
    description: 'Pages made',
    unit: 's',
    labels: ['candela.screen', 'candela.page.reason'],
    buckets: answer,
  },
  lines: {
    name: 'candela.log.events',
    description: 'Lines of the log, by event',
    unit: '1',
    labels: ['candela.log.level', 'candela.log.event'],
  },
  vitals: {
    name: 'candela.web_vital',
    description: 'What visitors who agreed waited',
    unit: 's',
    labels: ['candela.site', 'candela.screen', 'candela.web_vital.name'],
    buckets: vital,
  },
  shifts: {
    name: 'candela.web_vital.layout_shift',
    description: 'How far what they saw moved',
    unit: '1',
    labels: ['candela.site', 'candela.screen'],
    buckets: shift,
  },
  verdicts: {
    name: 'candela.help.verdicts',
    description: 'Answers of the help that helped or did not',
    unit: '1',
    labels: ['candela.site', 'candela.useful'],
  },
  browserErrors: {
    name: 'candela.browser.errors',
    description: 'Errors in browsers, of those that are told',
    unit: '1',
    labels: ['candela.site', 'candela.screen', 'candela.error.kind'],
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
type LabelsOf<Name extends MetricName> = Partial<
  Record<(typeof metricTable)[Name]['labels'][number], string | number | boolean>
>;

const state = processWide('metrics', () => ({ isOn: false }));

/** Metrics are made when first noted, which is nothing as long as nobody collects them. */
export const startNoting = (): void => void Object.assign(state, { isOn: true });

/** Whether anybody collects anything: traces are never without metrics. */
export const isNoting = (): boolean => state.isOn;

type Note = (value: number, labels: Attributes) => void;
const notes = () => processWide('instruments', () => Object.fromEntries(Object.entries(metricTable).map(buildNote)));

function buildNote([key, { buckets, name, description, unit }]: [string, Metric]): [string, Note] {
  const meter = metrics.getMeter('candela');
  const facts = { description, unit };
  if (!buckets) {
    const counter = meter.createCounter(name, facts);
    return [key, (value, labels) => counter.add(value, labels)];
  }
  const histogram = meter.createHistogram(name, { ...facts, advice: { explicitBucketBoundaries: [...buckets] } });
  return [key, (value, labels) => histogram.record(value, labels)];
}

/** Counts a number of things, or measures seconds; costs nothing while nobody collects. Never throws. */
export function noteMetric<Name extends MetricName>(name: Name, value: number, labels: LabelsOf<Name>): void {
  if (state.isOn) notes()[name]?.(value, labels);
}

/** Counts what a cache had. */
export const noteLookup = (cache: string, result: 'hit' | 'stale' | 'miss'): void =>
  noteMetric('lookups', 1, { 'candela.cache.name': cache, 'candela.cache.result': result });
