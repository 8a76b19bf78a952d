import { expect, it } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import { buildSoon } from './tonight.logic';

const t = ((key: string) => key) as never;
const told = (day: string, more: Partial<Showing> = {}) => {
  const showing = { time: `${day} 10:50:00`, version: 'vo', url: '/V1S1/', room: 'IMAX', ...more };
  const spot = { name: 'Candela Bruxelles De Brouckère', short: 'De Brouckère' };
  const facts = showtimeFacts();
  const speech = { t, locale: 'en-BE' as const };
  const { face, name } = buildSoon(showing, { day, today: '2026-11-20', closes: 0, spot, facts, speech });
  return [
    face.time,
    face.day ?? null,
    face.corner?.toString().replace(/\s/g, ' ') ?? null,
    face.foot,
    name.slice(0, 22),
  ];
};

it.each([
  ['today', told('2026-11-20'), ['10:50', null, null, 'De Brouckère']],
  [
    'today, with its cost',
    told('2026-11-20', { surcharge: 870, surchargeText: '+€8.70' }),
    ['10:50', null, '+€8.70', 'De Brouckère'],
  ],
  ['another day', told('2026-11-21'), ['10:50', 'Sat', null, 'De Brouckère']],
  [
    'another day, with its cost',
    told('2026-11-21', { surcharge: 870, surchargeText: '+€8.70' }),
    ['10:50', 'Sat', '+€8.70', 'De Brouckère'],
  ],
])('says the day beside the time, and the cinema alone in its line: %s', (_, [...said], expected) => {
  expect(said.slice(0, 4)).toEqual(expected);
  expect(said[4]).toMatch(new RegExp(`^${expected.slice(0, 3).filter(Boolean).join(', ').replace('+', '\\+')}`));
});
