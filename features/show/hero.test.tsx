// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShowDetails } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Tag } from '@/lib/domain/tag';
import { Tab } from '@/tests/support/tab';
import { showDetails } from '@/tests/support/wire';
import { Hero } from './parts/hero';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));
beforeEach(() => vi.stubEnv('SITE_NOW', '2026-11-20T18:00:00+01:00'));

const preview = {
  slug: 'AVP',
  title: 'Avant-première',
  badge: { title: 'Avant-première', description: 'Avant tout le monde', image: null },
} as Tag;

const open = (facts: Partial<ShowDetails> = {}, flags: readonly Tag[] = [], isOn = false) =>
  render(
    <Tab locale="fr-FR">
      <Hero show={parseAnswer('fr', endpoints.show, 'test', showDetails(facts))} isOn={isOn} flags={flags} />
    </Tab>,
  ).container.textContent;

it('says from when a film can be booked, and when its showings are published', () => {
  const facts = {
    salesOpeningDatetime: '2026-11-25T10:00:00+01:00',
    showtimesDisplayDatetime: '2026-11-25T09:50:00+01:00',
  };
  expect(open(facts)).toContain('Réservation dès mercredi 25\u00a0novembre à 10:00\u00a0· horaires publiés à 09:50');
});

it('leads to the showings that are out, and says of none that it can be booked before it can', () => {
  const book = () => screen.queryByRole('link', { name: 'Réserver' });
  open({ salesOpeningDatetime: '2026-11-25T10:00:00+01:00' }, [], true);
  expect(screen.getByRole('link', { name: 'Voir les séances' }).getAttribute('href')).toBe('#board');
  expect(book()).toBeNull();
  cleanup();
  open({ salesOpeningDatetime: '2026-11-20T15:00:00+01:00' }, [], true);
  expect(book()).not.toBeNull();
});

it('says what is new, what its tags are and what they promise', () => {
  const text = open({ isNew: true }, [preview]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Avant-première');
  expect(text).toContain('Nouveau');
  expect(text).toContain('Avant tout le monde');
});

it('says it once: what its ribbon says stands neither beside it nor before the promise', () => {
  const text = open({ flag: 'Avant-première', flagColor: '4' }, [preview]);
  expect(text?.match(/Avant-première/g)).toHaveLength(1);
  expect(text).toContain('Avant tout le monde');
});
