'use client';
// Which showing comes next is for the visitor's clock to say; the cinemas stand there before it does.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { VenueLines } from './venue-lines';

export const ArticleShowingsIsland = loadLater(
  () => import('./article-showings').then((file) => file.ArticleShowings),
  VenueLines,
);
