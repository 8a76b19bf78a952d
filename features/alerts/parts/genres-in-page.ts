/** The genres of all titles that the page lists, those that wait for a press included; none on a page without a list. */
export async function listGenresInPage(): Promise<string[]> {
  await waitForPage();
  const titles = [...document.querySelectorAll<HTMLElement>('[data-genres]')];
  return titles.flatMap(({ dataset }) => dataset.genres?.split(' ').filter(Boolean) ?? []);
}

/** A page that is still arriving has scripts awake before the end of its list. */
const waitForPage = () =>
  new Promise<unknown>((done) => {
    if (document.readyState !== 'loading') done(null);
    else document.addEventListener('DOMContentLoaded', done, { once: true });
  });
