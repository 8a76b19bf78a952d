// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageBlock } from '@/lib/domain/page';
import { trustHtml } from '@/lib/domain/safe-html';
import { Tab } from '@/tests/support/tab';
import { TermsScreen } from './terms';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const passage = (title: string | null, html: string): PageBlock => ({
  kind: 'explanation',
  title,
  html: trustHtml(html),
  image: null,
});

const terms = (...blocks: PageBlock[]) => (
  <Tab>
    <TermsScreen page={{ slug: 'terms', title: 'Terms', seo: { title: null, description: null }, blocks }} />
  </Tab>
);
const renderTerms = (...blocks: PageBlock[]) => render(terms(...blocks));

const clauses = () => screen.getAllByRole('heading', { level: 2 });

describe('general terms', () => {
  it('lists each clause and leads to it, whether it is a block or a heading within one', () => {
    renderTerms(passage('Purpose', '<p>One.</p>'), passage(null, '<h2>Prices</h2><p>Two.</p><h2 lang="fr">Âge</h2>'));
    const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
    const links = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual(['Purpose', 'Prices', 'Âge']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(clauses().map(({ id }) => `#${id}`));
  });

  it('counts by itself, so that a number typed by an editor is not said twice', () => {
    renderTerms(passage('1. Purpose', ''), passage(null, '<h2>Article 2 – Prices</h2><h2>3D glasses</h2>'));
    expect(clauses().map((clause) => clause.textContent)).toEqual(['Purpose', 'Prices', '3D glasses']);
  });

  it('leaves the paragraphs to their own numbers where they have them', () => {
    const { container, rerender } = renderTerms(passage('Purpose', '<p>One.</p>'), passage('Prices', '<p>Two.</p>'));
    expect(container.querySelector('article')?.hasAttribute('data-numbered')).toBe(false);
    rerender(terms(passage('Purpose', '<p><b>1.1</b> One.</p>'), passage('Prices', '')));
    expect(container.querySelector('article')?.hasAttribute('data-numbered')).toBe(true);
  });

  it('takes a title for text, never for markup', () => {
    renderTerms(passage('Cards & <b>passes</b>', ''), passage('Ages', ''));
    expect(clauses()[0]?.textContent).toBe('Cards & <b>passes</b>');
    expect(screen.getAllByText('Cards & <b>passes</b>', { selector: 'a' })).toHaveLength(2);
  });

  it('says the title of the page once', () => {
    renderTerms(passage('Terms', '<h2>Purpose</h2><h2>Prices</h2>'));
    expect(screen.getAllByText('Terms')).toHaveLength(1);
  });

  it('needs no contents for a single clause', () => {
    renderTerms(passage(null, '<p>Short.</p>'));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('Short.')).toBeTruthy();
  });
});
