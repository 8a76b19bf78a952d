import { limitTime } from '@/lib/visitor/device/limit-time';
import { loadScript } from '@/lib/visitor/device/load-script';
import { collectorScript, type Feedback } from './feedback.logic';

/** What the collector's script leaves behind (decisions/0012). */
type Collector = { send(feedback: Feedback & { page: string; locale: string }): Promise<unknown> };

/** Hands an answer to the collector, whose script is fetched now and not before. Rejects when it does not arrive. */
export async function sendFeedback(script: string, feedback: Feedback, locale: string): Promise<void> {
  await loadScript(collectorScript(script, location.hostname));
  await limitTime(readCollector(window).send({ ...feedback, page: location.pathname, locale }));
}

function readCollector(scope: object): Collector {
  const found = 'feedbackCollector' in scope ? scope.feedbackCollector : null;
  if (!isCollector(found)) throw new Error('The script of the collector brought no collector.');
  return found;
}

const isCollector = (value: unknown): value is Collector =>
  typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
