import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

it('answers in safe words, with the questions beside it', () => {
  const wire = {
    id: 12,
    slug: null,
    title: 'Can I exchange a seat?',
    category: { id: 3, name: 'Booking' },
    teaser: '',
    content: '<p>Yes<img src=x onerror=x()></p>',
    publicationDate: '2026-11-03',
    agentforce: true,
    related: [
      { id: 'a-1', slug: 'lost', title: 'Lost ticket' },
      { id: 2, slug: null, title: '' },
    ],
  };
  expect(parseAnswer('fr', endpoints.faqArticleById, 'test', wire)).toEqual({
    id: '12',
    slug: null,
    title: 'Can I exchange a seat?',
    category: { id: '3', name: 'Booking' },
    teaser: null,
    html: '<p>Yes</p>',
    publishedOn: '2026-11-03',
    hasChat: true,
    related: [{ id: 'a-1', slug: 'lost', title: 'Lost ticket' }],
  });
});

it('reads an empty category as one', () => {
  const wire = { id: 3, title: 'Booking', description: null, articles: [] };
  expect(parseAnswer('fr', endpoints.faqCategory, 'test', wire)).toEqual({ ...wire, id: '3' });
});
