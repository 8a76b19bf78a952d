import { noteMetric } from './metrics';

/** The events that alerts count, by the level that they are logged at. */
export const countedEvents = {
  warn: [
    'asked again',
    'ended with answers unfinished',
    'left out',
    'no page can be made of this',
    'no room was made on the disk',
    'other replicas were not told',
    'redis refuses, done without',
    'a page holds a script that is not ours, and no browser will run it',
    'a page wanted what its policy forbids',
    'sign-in doubted',
    'sign-in too often',
    'sign-out refused',
    'token doubted',
    'visitor refused',
    'webview',
  ],
  error: ['sign-in', 'sign-in failed', 'sign-in refused', 'sign-in unavailable', 'token refused', 'visitor'],
} as const;

/**
 * Tells what alerts count before there is any of it: Prometheus knows no increase to the first value that it sees of
 * something, so that all that a new process meets at once would count for nothing.
 */
export function startCounters(sites: readonly string[]): void {
  for (const [level, events] of Object.entries(countedEvents))
    for (const event of events) noteMetric('lines', 0, { 'candela.log.level': level, 'candela.log.event': event });
  for (const site of sites) {
    for (const outcome of ['5xx', 'turned away'])
      noteMetric('answersOfSites', 0, { 'candela.site': site, 'candela.outcome': outcome });
    for (const outcome of ['failed', 'unanswered'])
      noteMetric('callsOfSites', 0, { 'candela.site': site, 'candela.outcome': outcome });
  }
}
