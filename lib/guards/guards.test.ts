import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { hurryPatience } from '@/tests/support/hurry-patience';
import { showDetails, wireCinema } from '@/tests/support/wire';
import { processWide } from '../process/process-wide';
import { forgetGuards, judgeItem } from './guards';

const { catalogue, answering } = startCatalogue();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  processWide('verdicts', () => new Map()).clear();
  forgetGuards();
});

const show = (slug: string) => judgeItem('fr', 'fr', 'show', slug);
const cinema = (slug: string) => judgeItem('fr', 'fr', 'cinema', slug);
const city = (slug: string) => judgeItem('fr', 'fr', 'city', slug);

const known = (facts = {}) => Response.json(showDetails({ slug: 'a', ...facts }));

describe('a show', () => {
  it.each([
    [() => known(), 'ok'],
    [() => known({ redirectSlug: '' }), 'ok'],
    [() => known({ redirectSlug: 'a' }), 'ok'],
    [() => Response.json({ ...showDetails(), redirectSlug: 7 }), 'ok'],
    [() => known({ redirectSlug: 'b-2' }), { redirect: 'b-2' }],
    [() => new Response('<html>', { status: 404 }), 'missing'],
    [() => Response.json({}, { status: 410 }), 'gone'],
    [() => Response.json({}, { status: 500 }), 'unknown'],
    [() => Response.json({}, { status: 403 }), 'unknown'],
    [() => new Response('<html>'), 'unknown'],
    [() => new Response('{"slug":"a","ti'), 'unknown'],
    [() => Response.json([]), 'unknown'],
    [() => Response.json({ slug: 'a' }), 'unknown'],
    [() => HttpResponse.error(), 'unknown'],
  ])('answered %s is %j', async (answer, verdict) => {
    answering('/api/show/b-2', () => Response.json(showDetails({ slug: 'b-2' })));
    answering('/api/show/a', answer);
    expect(await show('a')).toEqual(verdict);
  });

  it('is asked for once while many come, then once a minute', async () => {
    const asked = answering('/api/show/a', known);
    await Promise.all(Array.from({ length: 50 }, () => show('a')));
    await show('a');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is asked for again after a publication', async () => {
    const asked = answering('/api/show/a', () => new Response(null, { status: 404 }));
    await show('a');
    forgetGuards();
    await show('a');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that was there a minute ago is not taken for missing: its page can be made of what was said of it', async () => {
    const at = vi.useFakeTimers({ toFake: ['Date'] });
    answering('/api/show/a', known);
    expect(await show('a')).toBe('ok');
    for (const answer of [() => new Response(null, { status: 404 }), () => Response.json(null)]) {
      catalogue.resetHandlers();
      answering('/api/show/a', answer);
      at.advanceTimersByTime(61_000);
      expect(await show('a')).toBe('ok');
    }
    // Long enough said, it is believed; and so is, at once, what is gone by its own word.
    at.advanceTimersByTime(300_000);
    expect(await show('a')).toBe('missing');
    catalogue.resetHandlers();
    answering('/api/show/a', known);
    at.advanceTimersByTime(61_000);
    expect(await show('a')).toBe('ok');
    catalogue.resetHandlers();
    answering('/api/show/a', () => new Response(null, { status: 410 }));
    at.advanceTimersByTime(61_000);
    expect(await show('a')).toBe('gone');
  });

  it('that a publication took away is missing at once', async () => {
    answering('/api/show/a', known);
    await show('a');
    catalogue.resetHandlers();
    answering('/api/show/a', () => new Response(null, { status: 404 }));
    forgetGuards();
    expect(await show('a')).toBe('missing');
  });

  it('is a question of a second and a half, or of the three that its page would wait', async () => {
    answering('/api/show/a', async () => {
      await delay('infinite');
      return Response.json({});
    });
    const patience = hurryPatience();
    expect(await show('a')).toBe('unknown');
    expect(await judgeItem('fr', 'en', 'show', 'a', { patient: true })).toBe('unknown');
    expect(patience).toEqual([1_500, 2_500]);
  });

  it('is another question in another language', async () => {
    const asked = answering('/api/show/a', known);
    await show('a');
    await judgeItem('fr', 'en', 'show', 'a');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('with a slug no show can have is not asked for', async () => {
    expect(await show('a'.repeat(201))).toBe('missing');
  });
});

describe('in an outage', () => {
  const down = () => Response.json({}, { status: 502 });
  async function afterwards(before: () => Response) {
    answering('/api/show/b', () => Response.json(showDetails({ slug: 'b' })));
    answering('/api/show/a', before);
    await show('a');
    forgetGuards();
    answering('/api/show/a', down);
    return show('a');
  }

  it('a show that was heard of is still there', async () => {
    expect(await afterwards(known)).toBe('ok');
  });

  it('nobody knows whether a show is there that was never heard of', async () => {
    answering('/api/show/a', down);
    expect(await show('a')).toBe('unknown');
  });

  it.each([
    [404, 'missing'],
    [410, 'gone'],
  ])('what was answered %i stays %s', async (status, verdict) => {
    expect(await afterwards(() => new Response(null, { status }))).toBe(verdict);
  });

  it('what has moved is still found', async () => {
    expect(await afterwards(() => known({ redirectSlug: 'b' }))).toEqual({ redirect: 'b' });
  });

  it('the question is put again after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asked = answering('/api/show/a', down);
    await show('a');
    await show('a');
    expect(asked).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 2_100);
    answering('/api/show/a', known);
    expect(await show('a')).toBe('ok');
  });
});

describe('a cinema', () => {
  it('must be open', async () => {
    answering('/api/cinema/:slug', () => Response.json(wireCinema()));
    answering('/api/cinemas', () => Response.json([{ slug: 'a', status: true }, { slug: 'b', status: false }, null]));
    expect(await Promise.all([cinema('a'), cinema('b')])).toEqual(['ok', 'missing']);
  });

  it('that moved is redirected though the list lacks its old name', async () => {
    answering('/api/cinema/old', () => Response.json({ redirectSlug: 'new' }));
    answering('/api/cinema/new', () => Response.json(wireCinema()));
    answering('/api/cinemas', () => Response.json([{ slug: 'new', status: true }]));
    expect(await cinema('old')).toEqual({ redirect: 'new' });
  });
});

describe('a city', () => {
  it('is one of the list, which is asked for once', async () => {
    const asked = answering('/api/cities', () => Response.json([{ slug: 'lyon' }, { nothing: 1 }]));
    expect(await Promise.all(['lyon', 'atlantis', 'lyon'].map(city))).toEqual(['ok', 'missing', 'ok']);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is unknown when the list is empty, which is no country', async () => {
    answering('/api/cities', () => Response.json([]));
    expect(await city('lyon')).toBe('unknown');
  });

  it('is unknown when the list is out of reach, which is asked for once for all that are asked about', async () => {
    const asked = answering('/api/cities', () => Response.json({ error: 'down' }));
    expect([await city('lyon'), await city('paris')]).toEqual(['unknown', 'unknown']);
    expect(asked).toHaveBeenCalledOnce();
  });
});

it('remembers five thousand answers and no more', async () => {
  answering('/api/cities', () => Response.json([{ slug: 'lyon' }]));
  for (let place = 0; place < 10_000; place += 1) await city(`unknown-${place}`);
  expect(processWide('verdicts', () => ({ size: 0 })).size).toBe(5_000);
});
