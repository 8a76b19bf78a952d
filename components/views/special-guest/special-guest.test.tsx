// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Guest as Person } from '@/lib/domain/article';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { SpecialGuest } from './special-guest';
import { removeQuotes } from './special-guest.logic';

const someone: Person = { name: 'Hélène Mareuil', role: 'Comédienne', picture: null, quote: null };

const renderGuest = (guest: Partial<Person>, locale: Locale = 'fr-FR') =>
  render(
    <Tab locale={locale}>
      <SpecialGuest guest={{ ...someone, ...guest }} />
    </Tab>,
  );

describe('a guest', () => {
  it('is quoted in the marks of the language, whatever the editor typed', () => {
    renderGuest({ quote: '"Personne ne s’est retourné."' });
    expect(screen.getByRole('blockquote').textContent).toBe('«\u00a0Personne ne s’est retourné.\u00a0»');
  });

  it('is quoted in Swiss marks in German', () => {
    renderGuest({ quote: 'Niemand hat sich umgedreht.' }, 'de-CH');
    expect(screen.getByText('«Niemand hat sich umgedreht.»')).toBeTruthy();
  });

  it('has a name and a trade without having said anything', () => {
    renderGuest({ quote: null });
    expect(screen.getByText('Hélène Mareuil')).toBeTruthy();
    expect(screen.getByText('Comédienne')).toBeTruthy();
    expect(screen.queryByRole('blockquote')).toBeNull();
    expect(screen.queryByText('La parole à')).toBeNull();
  });

  it.each([
    ['« Une heure. »', 'Une heure.'],
    ['“A” and “B”', '“A” and “B”'],
    ['C’est « non »', 'C’est « non »'],
    ['"', '"'],
  ])('keeps the marks that belong to the sentence: %s', (typed, said) => {
    expect(removeQuotes(typed)).toBe(said);
  });
});
