import { slugOfMark } from '@/lib/visitor/device/slug-of-mark';

/** The cards of films on the page, by their hearts: what is painted on one lies on its picture, which stands first in it. */
export const listFilmCards = () =>
  [...document.querySelectorAll<HTMLElement>('article [data-mark="film"]')].flatMap((heart) => {
    const card = heart.closest('article');
    const art = card?.firstElementChild;
    return card && art instanceof HTMLElement ? { card, art, slug: slugOfMark(heart) } : [];
  });
