import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetGuards, guard } from './guards';
import { processWide } from './process-wide';

const catalogue = setupServer();
beforeAll(() => catalogue.listen());
beforeEach(() => {
  forgetGuards();
  vi.stubEnv('CATALOGUE_API_URL', 'https://{site}.api.test');
});
afterEach(() => {
  catalogue.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => catalogue.close());

/** Counts how often the catalogue was asked. */
function answering(path: string, answer: () => Response | Promise<Response>) {
  const asked = vi.fn();
  catalogue.use(
    http.get(`https://fr.api.test${path}`, async () => {
      asked();
      return (await answer()) as never;
    }),
  );
  return asked;
}
const show = (slug: string) => guard('fr', 'fr', 'show', slug);
const cinema = (slug: string) => guard('fr', 'fr', 'cinema', slug);
const city = (slug: string) => guard('fr', 'fr', 'city', slug);

describe('a show', () => {
  it.each([
    [() => Response.json({ redirectSlug: null }), 'ok'],
    [() => Response.json({ redirectSlug: '' }), 'ok'],
    [() => Response.json({ redirectSlug: 'a' }), 'ok'],
    [() => Response.json({ redirectSlug: 7 }), 'ok'],
    [() => Response.json({ redirectSlug: 'b-2' }), { redirect: 'b-2' }],
    [() => new Response('<html>', { status: 404 }), 'missing'],
    [() => Response.json({}, { status: 410 }), 'gone'],
    [() => Response.json({}, { status: 500 }), 'unknown'],
    [() => Response.json({}, { status: 403 }), 'unknown'],
    [() => new Response('<html>'), 'unknown'],
    [() => Response.json([]), 'unknown'],
    [() => HttpResponse.error(), 'unknown'],
  ])('answered %s is %j', async (answer, verdict) => {
    answering('/api/show/b-2', () => Response.json({}));
    answering('/api/show/a', answer);
    expect(await show('a')).toEqual(verdict);
  });

  it('is asked for once while many come, then once a minute', async () => {
    const asked = answering('/api/show/a', () => Response.json({}));
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

  it('is let through after a second and a half without an answer', async () => {
    answering('/api/show/a', async () => {
      await delay('infinite');
      return Response.json({});
    });
    const start = Date.now();
    expect(await show('a')).toBe('unknown');
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_400);
  });

  it('with a slug no show can have is not asked for', async () => {
    expect(await show('a'.repeat(201))).toBe('missing');
  });
});

describe('a cinema', () => {
  it('must be open', async () => {
    answering('/api/cinema/:slug', () => Response.json({}));
    answering('/api/cinemas', () => Response.json([{ slug: 'a', status: true }, { slug: 'b', status: false }, null]));
    expect(await Promise.all([cinema('a'), cinema('b')])).toEqual(['ok', 'missing']);
  });

  it('that moved is redirected though the list lacks its old name', async () => {
    answering('/api/cinema/old', () => Response.json({ redirectSlug: 'new' }));
    answering('/api/cinema/new', () => Response.json({}));
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

  it('is let through when the list is out of reach', async () => {
    answering('/api/cities', () => Response.json({ error: 'down' }));
    expect(await city('lyon')).toBe('unknown');
  });
});

it('remembers five thousand answers and no more', async () => {
  answering('/api/cities', () => Response.json([]));
  for (let place = 0; place < 10_000; place += 1) await city(`unknown-${place}`);
  expect(processWide('verdicts', () => ({ size: 0 })).size).toBe(5_000);
});
