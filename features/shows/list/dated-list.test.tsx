// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShowItem } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Listed } from '@/lib/domain/listing';
import { slugOfMark } from '@/lib/visitor/device/slug-of-mark';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { Calendar } from './calendar';

beforeEach(() => stubSight());
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

type Facts = Partial<ShowItem> & { firstDay?: string; days?: number; isPremiere?: boolean };

function show(titles: Record<string, Facts>) {
  const items = Object.entries(titles).flatMap(
    ([slug, { firstDay = '2026-11-25', days = 3, isPremiere, ...facts }]) => {
      const item = showItem({ slug, title: slug, isComingSoon: true, releaseAt: { FR_FR: '2026-12-02' }, ...facts });
      return parseAnswer('fr', endpoints.shows, 'test', { shows: [item], labels: [], contentratings: [] }).map(
        (show): Listed => ({
          show,
          firstDay,
          bookable: true,
          isKids: false,
          isPremiere: isPremiere ?? false,
          run: { days, places: ['Lyon', 'Nice'] },
        }),
      );
    },
  );
  showInTab(<Calendar list="dated" listed={items} today="2026-11-20" firstWeekday={3} />);
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('goes by the day, premieres first only among those of one day', () => {
  show({ plain: {}, sooner: { firstDay: '2026-11-21' }, premiere: { isPremiere: true } });
  expect(titles()).toEqual(['sooner', 'premiere', 'plain']);
});

it.each<[string, Facts, string]>([
  ['a preview', {}, 'Avant la sortie du 2\u00a0décembre\u00a0· Lyon et Nice'],
  ['the first day of a run', { firstDay: '2026-12-02' }, 'Le jour de la sortie\u00a0· Lyon et Nice'],
  ['an evening that comes once', { specialEvent: true, days: 1 }, 'Une seule date\u00a0· Lyon et Nice'],
  ['one that comes again', { specialEvent: true, firstDay: '2026-12-02', days: 2 }, '2 dates\u00a0· Lyon et Nice'],
])('says why to book %s', (_, facts, sentence) => {
  show({ film: facts });
  expect(screen.getByRole('article').textContent).toContain(sentence);
});

it('names today, and other days by their date', () => {
  show({ tonight: { firstDay: '2026-11-20' }, later: { firstDay: '2026-11-21' } });
  expect(screen.getAllByText(/^(Aujourd’hui|sam\. 21 nov\.)$/).map(({ textContent }) => textContent)).toEqual([
    'Aujourd’hui',
    'sam. 21\u00a0nov.',
  ]);
});

it('keeps a place for the next time at the visitor’s cinema of what plays within a day', () => {
  show({ tonight: { next24ShowtimesCount: 3 }, later: { next24ShowtimesCount: 0 } });
  const kept = [...document.querySelectorAll<HTMLElement>('article:has([data-starts]) [data-mark]')];
  expect(kept.map(slugOfMark)).toEqual(['tonight']);
});
