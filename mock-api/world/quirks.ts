import { slugify } from '../words';
import type { Title } from './titles';
import type { World } from './world';

const byId = (world: World, id: string): Title | undefined => world.titles.find(({ key }) => key === id);

/** The awkward members of a site, by what is awkward about them; tests and end-to-end journeys ask for them here. */
export const quirksOf = (world: World) =>
  world.once('quirks', () => {
    const small = world.titles
      .filter(({ run, week }) => run && !run.pinned && week !== null && week <= 0)
      .sort((a, b) => a.heat - b.heat || a.id - b.id);
    const moved = byId(world, 'p34');
    const unlisted = world.titles.find((title) => title.unlisted);
    const closed = world.cinemas.find((cinema) => cinema.closed);
    const renamed = world.cinemas.find((cinema) => cinema.movedFrom);
    return {
      /** Answers with the address of its successor. */
      movedShow: moved && { from: slugify(moved.film.title), to: moved.slug },
      /** Answers 410. */
      retiredShow: 'le-dernier-tramway-1203',
      /** In the programme of one cinema and missing from `/api/shows`. */
      unlistedShow: unlisted?.slug ?? null,
      movedCinema: renamed && { from: renamed.movedFrom ?? '', to: renamed.slug },
      closedCinema: closed?.slug ?? null,
      /** No poster, or no backdrop, or neither synopsis nor director. */
      posterless: small.slice(0, 2),
      backdropless: small[2] ?? null,
      silent: small[3] ?? null,
      /** Release 1900-01-01. */
      undated: world.titles.filter(({ week }) => week === null),
      /** Duration 1. */
      unmeasured: byId(world, 'p30') ?? null,
      /** In `/api/shows`, but sales open in two days. */
      notOnSale: byId(world, 'p33') ?? null,
    };
  });
