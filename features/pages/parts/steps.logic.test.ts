import { describe, expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import { parseSteps } from './steps.logic';

describe('steps of a text', () => {
  it('are the passages under its headings, after the words before them', () => {
    expect(
      parseSteps(trustHtml('<p>First of all.<br /></p>\n<h3>In</h3><p>Come.</p>\n<h3 lang="fr">Sortir</h3><p>Go.</p>')),
    ).toEqual({
      lead: '<p>First of all.<br /></p>',
      steps: ['<h3>In</h3><p>Come.</p>\n', '<h3 lang="fr">Sortir</h3><p>Go.</p>'],
    });
  });

  it('may be all that a text is', () => {
    expect(parseSteps(trustHtml('<h3>In</h3><p>Come.</p><h3>Out</h3><p>Go.</p>'))).toEqual({
      lead: '',
      steps: ['<h3>In</h3><p>Come.</p>', '<h3>Out</h3><p>Go.</p>'],
    });
  });

  it.each([
    ['plain text', '<p>One.</p>'],
    ['a single heading', '<p>One.</p><h3>Two</h3><p>Three.</p>'],
    ['headings that cannot be cut out', '<div><h3>In</h3><p>Come.</p></div><div><h3>Out</h3></div>'],
  ])('are none in %s', (_, html) => {
    expect(parseSteps(trustHtml(html))).toBeNull();
  });
});
