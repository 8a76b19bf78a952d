import { page } from './page';
import { words } from './words';

/** Something is wrong with the question itself: nobody to send back, nothing of it repeated. */
export const errorPage = (): string =>
  page('fr', words.brand.fr, `<p>${words.lost.fr}</p><p lang="en">${words.lost.en}</p>`);

/** Ends the session without another question. `form` is the provider's own. */
export const endPage = (form: string): string =>
  page(
    'fr',
    words.brand.fr,
    `${form}<script>
const form = document.querySelector('form');
form.insertAdjacentHTML('beforeend', '<input type="hidden" name="logout" value="yes">');
form.submit();
</script>`,
  );
