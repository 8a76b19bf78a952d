// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageBlock } from '@/lib/domain/page';
import { trustHtml } from '@/lib/domain/safe-html';
import { stubResizeObserver } from '@/tests/support/no-resize';
import { cinemaSummary, showSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { ComposedPageScreen } from './composed-page';
import type { BlockData } from './parts/block-data';

beforeEach(() => void stubResizeObserver());

const cinema = cinemaSummary('confluence', { name: 'Candela Lyon Confluence', street: '112 cours Charlemagne' });

const show = showSummary('otto-1', { title: 'Otto and the Moon Bakery', minutes: 84, next24: 3 });

const full: BlockData = {
  cinemas: [cinema],
  tags: [],
  shows: [show],
  apps: { apple: 'https://apps.example/ios', android: 'https://apps.example/android' },
};

const renderPage = (blocks: readonly PageBlock[], stock: Partial<BlockData> = {}) =>
  render(
    <Tab>
      <ComposedPageScreen
        page={{ slug: 'calm', title: 'Calm showings', seo: { title: null, description: null }, blocks }}
        stock={{ ...full, ...stock }}
      />
    </Tab>,
  );

const picture = { lg: '/a.jpg', md: '/a.jpg', sm: '/a.jpg' };
const header = (title: string, backdrop: typeof picture | null = null): PageBlock => ({
  kind: 'header',
  kicker: 'On Saturdays',
  title,
  subtitle: 'Once a month',
  backdrop,
});

describe('a composed page', () => {
  it('draws every kind of block', () => {
    renderPage([
      header('Calm', picture),
      {
        kind: 'explanation',
        title: 'How it goes',
        html: trustHtml('<p>Gently.</p><h3>Come in</h3><h3>Sit down</h3>'),
        image: null,
      },
      { kind: 'mosaic', items: [{ title: 'Screen 5', image: '/b.jpg', url: '/cinemas' }] },
      {
        kind: 'listing',
        title: 'What is adapted',
        items: [{ title: 'Sound', html: trustHtml('<p>Softer</p>'), image: null }],
      },
      { kind: 'mobileApp', title: 'In your pocket', html: null, image: '/c.jpg' },
      { kind: 'cinemas', slugs: ['confluence', 'closed-long-ago'] },
      { kind: 'shows', slugs: ['otto-1'] },
      { kind: 'guest', name: 'Hélène Mareuil', role: 'Actor', picture: null, quote: 'Nobody turned round.' },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calm');
    expect(within(screen.getByRole('region', { name: 'How it goes' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Screen 5' }).getAttribute('href')).toBe('/cinemas');
    expect(screen.getByRole('term').textContent).toBe('Sound');
    expect(within(screen.getByRole('region', { name: 'In your pocket' })).getAllByRole('link')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'At these cinemas' })).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Otto and the Moon Bakery' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Hélène Mareuil' }).textContent).toContain('“Nobody turned round.”');
  });

  it('leads from its picture to what plays, where something does', () => {
    const shows: PageBlock = { kind: 'shows', slugs: ['otto-1'] };
    renderPage([header('Calm', picture), shows]);
    const way = screen.getByRole('link', { name: 'See showtimes' }).getAttribute('href') ?? '';
    expect(document.querySelector(way)?.textContent).toBe('On the programme');
    cleanup();
    renderPage([header('Calm', picture), { ...shows, slugs: ['gone'] }]);
    expect(screen.queryByRole('link', { name: 'See showtimes' })).toBeNull();
  });

  it.each([
    ['on its picture', picture],
    ['on paper', null],
  ])('says both lines of its subtitle %s', (_, backdrop) => {
    renderPage([header('Calm', backdrop)]);
    expect(screen.getByText(/^On Saturdays/)).toBeTruthy();
    expect(screen.getByText(/Once a month$/)).toBeTruthy();
  });

  it('keeps the order of its editors', () => {
    renderPage([
      { kind: 'shows', slugs: ['otto-1'] },
      { kind: 'explanation', title: 'After the films', html: trustHtml('<p>…</p>'), image: null },
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'On the programme',
      'After the films',
    ]);
  });

  it('has one title, that of its first header, however many there are', () => {
    renderPage([
      { kind: 'explanation', title: 'Intro', html: trustHtml('<p>…</p>'), image: null },
      header('Calm'),
      header('More'),
    ]);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Calm']);
    expect(screen.getByRole('heading', { level: 2, name: 'More' })).toBeTruthy();
  });

  it('says that nothing is written yet, under its own title', () => {
    renderPage([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calm showings');
    expect(screen.getByText('This page is being prepared.')).toBeTruthy();
  });

  it('offers another try where the films did not come, and is otherwise whole', () => {
    renderPage([header('Calm'), { kind: 'shows', slugs: ['otto-1'] }], { shows: null });
    expect(screen.getByRole('alert').textContent).toContain('The films could not be shown');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('leaves out a list whose titles are all gone', () => {
    renderPage([header('Calm'), { kind: 'shows', slugs: ['gone'] }, { kind: 'cinemas', slugs: ['gone'] }]);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('is paper when it is only read', () => {
    const { container } = renderPage([header('Legal notice')]);
    expect(container.firstElementChild?.getAttribute('data-surface')).toBe('paper');
  });

  it('is ink when there is something to look at', () => {
    const { container } = renderPage([header('Calm', picture)]);
    expect(container.firstElementChild?.getAttribute('data-surface')).toBe('ink');
  });
});
