import { type Filters, filteredPath, splitFilters } from './filters';

type Shown = { day: string /** `city:lyon`, `cinemas:a,b`, or bare slugs. */; place: string };

/** The address of a board as whoever opens it elsewhere or tomorrow finds it: with the day and the place that stand there. */
export function sharedPath(pathname: string, filters: Filters, { day, place }: Shown): string {
  const cinemas = place.replace(/^\w+:/, '').split(',').filter(Boolean);
  return filteredPath(splitFilters(pathname).base, {
    ...filters,
    date: [day],
    localisation: filters.localisation?.length ? filters.localisation : cinemas,
  });
}
