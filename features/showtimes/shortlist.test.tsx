// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { saveShortlist } from '@/lib/visitor/device/save-shortlist';
import { saveReplies, saveUnsentText } from '@/lib/visitor/device/saved-replies';
import { readShortlist } from '@/lib/visitor/device/saved-shortlist';
import messages from '@/messages/en.json';
import { openShortlist } from './shortlist/shortlist.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const t = messages.shortlist;
const keys = ['V9S1-202611202015', 'V9S2-202611212015', 'V9S3-202611222015'];
const list = `fr.${keys.join('.')}`;
const found = (day: string, more = {}) => ({
  showing: {
    time: `2026-11-${day} 20:15:00`,
    version: 'vost',
    url: 'https://ticketing.example/fr/V9S1/booking',
    ...more,
  },
  film: { title: `Tides ${day}`, href: '/en/movies/tides', poster: null, facts: '2h' },
  cinema: { name: 'Bastille', href: '/en/cinemas/bastille' },
  version: 'Original',
});
let answers: Record<string, unknown> = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  sessionStorage.clear();
  useAnswers.setState({}, true);
  saveShortlist('');
  saveReplies('');
  saveUnsentText('');
  answers = { V9S1: found('20'), V9S2: found('21'), V9S3: found('22', { status: 'soldout', url: undefined }) };
  vi.stubGlobal('fetch', async (url: string) => {
    const [, session = ''] = /listed\/(V9S\d+)-/.exec(url) ?? [];
    return answers[session] === 'down'
      ? new Response('', { status: 404 })
      : Response.json({ found: answers[session] ?? null });
  });
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
const rowOf = (index: number) => within(screen.getAllByRole('listitem')[index]!);

it('puts showings beside each other as they stand now, and marks what most can come to', async () => {
  await openShortlist(`${list}&Ana=111&Bo=011&Cy=001`);
  expect(rows().map((text) => /\d of \d can/.exec(text)?.[0])).toEqual(['1 of 3 can', '2 of 3 can', '3 of 3 can']);
  expect(rows().map((text) => text.includes(t.best))).toEqual([false, true, false]);
  expect(rows()[2]).toContain(t.state.full);
});

it('says of one that is gone, that moved and that did not come what it is', async () => {
  answers = {
    V9S2: { ...found('21'), showing: { ...found('21').showing, time: '2026-11-21 21:00:00' } },
    V9S3: 'down',
  };
  await openShortlist(list);
  expect(rows()[0]).toContain(t.state.gone);
  expect(rows()[1]).toContain('Moved: it was at 20:15');
  expect(rows()[2]).toContain(t.state.failed);
  expect(screen.getByRole('button', { name: t.retry })).toBeDefined();
});

it('writes what a friend ticks into the address, under the name that they have there already', async () => {
  await openShortlist(`${list}&Ana=100`);
  await userEvent.type(screen.getByLabelText(t.name), 'ana');
  await userEvent.click(rowOf(1).getByRole('checkbox'));
  expect(location.hash).toBe(`#${list}&ana=110`);
  expect(rowOf(0).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('asks for a name before it sends what somebody ticked', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, share });
  await openShortlist(list);
  await userEvent.click(rowOf(0).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: t.reply }));
  expect([screen.getByRole('alert').textContent, share.mock.calls]).toEqual([t.noName, []]);
  await userEvent.type(screen.getByLabelText(t.name), 'Zoé');
  await userEvent.click(screen.getByRole('button', { name: t.reply }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: t.metaTitle,
    text: 'Zoé can make 1 showing',
    url: `${location.origin}/en/my-shortlist#${list}&Zo%C3%A9=100`,
  });
});

it('shows what the device holds where the address has no list, and only that can be made shorter', async () => {
  saveShortlist(keys.slice(0, 2).join('.'));
  await openShortlist('');
  expect(location.hash).toBe(`#fr.${keys[0]}.${keys[1]}`);
  await userEvent.click(rowOf(0).getByRole('button', { name: /^Remove/ }));
  expect([location.hash, readShortlist()]).toEqual([`#fr.${keys[1]}`, keys[1]]);
});

it('leaves the list of somebody else as it is', async () => {
  saveShortlist(keys[0] ?? '');
  await openShortlist(list);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('leads a list of another country to its site, and knows no site of any other name', async () => {
  await openShortlist('be.V1S1-202611212015&Ana=1');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    'https://www.candela-cinemas.be/en/my-shortlist#be.V1S1-202611212015&Ana=1',
  );
});

it.each([
  ['zz.V1S1-202611212015', t.foreign.none],
  ['<script>', t.lost.all],
  ['%00', t.lost.all],
  [`${list}.${keys[0]}.x&=1`, 'One showing was there twice'],
])('says in words what is wrong with %j', async (fragment, words) => {
  await openShortlist(fragment);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});
