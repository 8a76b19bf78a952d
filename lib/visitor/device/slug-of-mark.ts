/** Of what a heart is. In a list of films its item says so already, for the filters (`data-show`); of sixty, each would say it once more. */
export const slugOfMark = (mark: HTMLElement): string =>
  mark.dataset.slug ?? mark.closest<HTMLElement>('[data-show]')?.dataset.show ?? '';
