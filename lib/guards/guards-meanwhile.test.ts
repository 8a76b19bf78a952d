import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails } from '@/tests/support/wire';
import { processWide } from '../process/process-wide';
import { endRequest, enterRequest, noteHeld } from '../process/request-scope';
import { forgetGuards, judgeItem } from './guards';

const { catalogue, answering } = startCatalogue();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  processWide('verdicts', () => new Map()).clear();
  forgetGuards();
});
afterEach(() => vi.useRealTimers());

const minute = 60_000;
const ofKeptPage = () => judgeItem('fr', 'fr', 'show', 'a', { isMade: true });
const ofNewPage = () => judgeItem('fr', 'fr', 'show', 'a');
const gone = () => Response.json({}, { status: 410 });

/** A catalogue that answers when told to; what it was asked before that waits. */
function answerLater(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>();
  catalogue.resetHandlers();
  const asked = answering('/api/show/a', () => promise.then(answer));
  return { asked, answer: resolve };
}

async function wasThere(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  answering('/api/show/a', () => Response.json(showDetails({ slug: 'a' })));
  expect(await ofKeptPage()).toBe('ok');
}

it('whoever comes after a pause is shown the page that is kept, and the catalogue is asked behind it', async () => {
  await wasThere();
  const later = answerLater(gone);
  vi.advanceTimersByTime(30 * minute);
  expect([await ofKeptPage(), await ofKeptPage()]).toEqual(['ok', 'ok']);
  await vi.waitFor(() => expect(later.asked).toHaveBeenCalledOnce());
  later.answer();
  await vi.waitFor(async () => expect(await ofKeptPage()).toBe('gone'));
});

it.each([
  ['after an hour', () => vi.advanceTimersByTime(61 * minute), ofKeptPage],
  ['after a publication', () => forgetGuards(), ofKeptPage],
  ['after a publication of something else', () => forgetGuards(['alerts']), ofKeptPage],
  ['whose page is still to be made', () => vi.advanceTimersByTime(2 * minute), ofNewPage],
])('an item %s is asked for first', async (_, pass, ask) => {
  await wasThere();
  catalogue.resetHandlers();
  answering('/api/show/a', gone);
  pass();
  expect(await ask()).toBe('gone');
});

it('nobody is asked about it while visitors wait for pages that are kept', async () => {
  await wasThere();
  const later = answerLater(gone);
  vi.advanceTimersByTime(2 * minute);
  const visitor = { id: 'a', arrived: performance.now(), site: () => 'fr' };
  enterRequest(visitor);
  noteHeld();
  await new Promise((done) => setTimeout(done, 250));
  expect(await ofKeptPage()).toBe('ok');
  await new Promise((done) => setTimeout(done, 50));
  expect(later.asked).not.toHaveBeenCalled();
  endRequest(visitor);
  expect(await ofKeptPage()).toBe('ok');
  later.answer();
  await vi.waitFor(async () => expect(await ofKeptPage()).toBe('gone'));
});

it('once it is said not to be there, that is asked again first', async () => {
  await wasThere();
  catalogue.resetHandlers();
  answering('/api/show/a', () => Response.json({}, { status: 404 }));
  vi.advanceTimersByTime(2 * minute);
  expect(await ofKeptPage()).toBe('ok');
  // Shares the question behind it. That it is not there is doubted for minutes.
  expect(await ofNewPage()).toBe('ok');
  vi.advanceTimersByTime(6 * minute);
  expect(await ofKeptPage()).toBe('missing');
});
