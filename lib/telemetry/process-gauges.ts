import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { type Attributes, metrics } from '@opentelemetry/api';

type Reading = { value: number; labels: Attributes };
type Gauge = {
  name: string;
  description: string;
  /** Nothing for what is 1 or 0: `1` is a share, and Prometheus is told so in the name. */
  unit: string;
  labels?: readonly string[];
  read: () => number | readonly Reading[];
};

const delay = monitorEventLoopDelay({ resolution: 20 });
let utilized = performance.eventLoopUtilization();

/** Nanoseconds as seconds; nothing was measured yet as nothing. */
const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

const heapSpace = 'v8js.heap.space.name';

/** How the process is, at the moment it is asked. */
export const gaugeTable: readonly Gauge[] = [
  { name: 'process.memory.usage', description: 'Memory in all', unit: 'By', read: () => process.memoryUsage.rss() },
  {
    name: 'v8js.memory.heap.used',
    description: 'Heap in use, by its spaces',
    unit: 'By',
    labels: [heapSpace],
    read: () =>
      getHeapSpaceStatistics().map(({ space_name, space_used_size }) => ({
        value: space_used_size,
        labels: { [heapSpace]: space_name },
      })),
  },
  { name: 'process.uptime', description: 'Since the start', unit: 's', read: () => process.uptime() },
  {
    name: 'nodejs.eventloop.delay.p50',
    description: 'What a turn of the event loop came late, half of them more',
    unit: 's',
    read: () => seconds(delay.percentile(50)),
  },
  {
    name: 'nodejs.eventloop.delay.p99',
    description: 'The same, one in a hundred more, since the last look',
    unit: 's',
    read: () => {
      const late = seconds(delay.percentile(99));
      delay.reset();
      return late;
    },
  },
  {
    name: 'nodejs.eventloop.utilization',
    description: 'The share of time in which it was busy, since the last look',
    unit: '1',
    read: () => {
      const before = utilized;
      utilized = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(utilized, before).utilization;
    },
  },
];

/** Has whoever collects metrics see how the process is. */
export function watchGauges(): void {
  delay.enable();
  for (const gauge of gaugeTable) watchGauge(gauge);
}

export function watchGauge({ name, description, unit, read }: Gauge): void {
  metrics
    .getMeter('candela')
    .createObservableGauge(name, { description, unit })
    .addCallback((gauge) => {
      const found = read();
      for (const { value, labels } of typeof found === 'number' ? [{ value: found, labels: {} }] : found)
        gauge.observe(value, labels);
    });
}
