import { expect, it } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import { buildBars } from './bar.logic';
import { writeBars } from './write-bars';

const day = '2026-11-20';
const context = {
  day,
  axis: { from: 17, to: 26 },
  facts: { ...showtimeFacts(), marks: {}, versions: { vost: { label: 'VOST', description: '' } } },
  cinemas: [{ slug: 'a', name: 'Candela Part-Dieu', short: 'Part-Dieu', href: '/a', gps: null }],
  speech: { t: ((key: string, { time = '' } = {}) => `${key} ${time}`.trim()) as never, locale: 'fr-FR' as const },
};
const showing = (clock: string, own = {}) => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 22:31:00`,
  version: 'vost',
  url: 'https://tickets.example/?a="1"',
  at: 0,
  ...own,
});

it('draws a showing where it begins, as long as it lasts', () => {
  expect(buildBars([showing('20:15')], '0', context)).toMatchObject([
    { time: '20:15', version: 'VOST', cinema: 'Part-Dieu', end: 'ends 22h31', from: 3.25, span: 2.27, lane: 1 },
  ]);
});

it('draws of what runs already what is left', () => {
  expect(buildBars([showing('16:30', { endTime: `${day} 18:30:00` })], '0', context)).toMatchObject([
    { from: 0, span: 1.5 },
  ]);
});

it('says in the page what each showing says, and leads to its ticket alone where it can be booked', () => {
  const html = writeBars(buildBars([showing('20:15'), showing('21:00')], '01', context));
  expect(html).toContain('href="https://tickets.example/?a=&#34;1&#34;" rel="nofollow"');
  expect(html.match(/href=/g)).toHaveLength(1);
  expect(
    html
      .replace(/<[^>]+>/g, '|')
      .replace(/\|[| ]*/g, ' ')
      .trim(),
  ).toBe('20:15 VOST Part-Dieu ends 22h31 21:00 VOST Part-Dieu full');
});
