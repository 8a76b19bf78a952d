import { useLanguage } from '@/lib/i18n/use-language';
import type { Filters } from '@/lib/routing/filters';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { titlesUrl } from './titles-url';

/** All of the grid, the best liked first, where an address asks for that order. */
export function useLiked<Titles>(order: Filters['order']) {
  const url = titlesUrl(useLanguage(), 'liked');
  return useAnswer<Titles>(order ? url : null);
}
