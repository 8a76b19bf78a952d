'use client';
// All filters at once; its code, its words and what it offers are fetched when it is opened.
import { LazyWords } from '@/components/page/lazy-words/lazy-words.island';
import { FilterChoices, type FilterPanelProps } from './filter-choices';

export const FilterPanel = (props: FilterPanelProps) => (
  <LazyWords of="filters">
    <FilterChoices {...props} />
  </LazyWords>
);
