// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type LocaleFacts, locales, localesOf } from '@/lib/sites/locales';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { Tab } from '@/tests/support/tab';
import { LanguageSwitch } from './language';
import { sayUntranslated } from './say-untranslated';
import { stayOnPage } from './stay-on-page';

vi.mock('@/lib/sites/locales', async (importActual) => {
  const actual = await importActual<typeof import('@/lib/sites/locales')>();
  return { ...actual, localesOf: vi.fn(actual.localesOf) };
});

beforeAll(stayOnPage);
beforeEach(() => {
  document.documentElement.lang = 'fr-BE';
  history.replaceState(null, '', '/fr/films-evenements/filters/versions-vost#kids');
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  Cookies.remove('candela_language');
});

function showPanel() {
  render(
    <a href="/nl" hrefLang="nl-BE" lang="nl">
      Nederlands
    </a>,
  );
  const link = screen.getByText<HTMLAnchorElement>('Nederlands');
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

it('leads to the page in view, as the page itself names it', () => {
  const named = Object.assign(document.createElement('link'), {
    rel: 'alternate',
    hreflang: 'nl-BE',
    href: 'https://www.candela-cinemas.be/nl/films-evenementen',
  });
  document.head.append(named);
  const link = showPanel();

  fireEvent.click(link);

  expect(link.getAttribute('href')).toBe('/nl/films-evenementen/filters/versions-vost#kids');
  expect(Cookies.get('candela_language')).toBe('nl');
});

it('has the server find the page where none is named', () => {
  history.replaceState(null, '', '/fr/giftcard/balance');
  const link = showPanel();
  fireEvent.click(link);
  expect(link.getAttribute('href')).toBe('/redirect/nl/fr/giftcard/balance');
});

it.each([
  ['#untranslated', ['Not in Dutch'], ''],
  ['#kids', [], '#kids'],
])('at %s says %j and leaves "%s" in the address', (hash, said, left) => {
  useAlerts.setState({ queue: [] });
  history.replaceState(null, '', `/nl/films?a=b${hash}`);
  render(<span hidden data-untranslated="Not in Dutch" data-text="Here is the list" />);
  sayUntranslated();
  expect(useAlerts.getState().queue.map(({ title }) => title)).toEqual(said);
  expect(location.href).toMatch(new RegExp(`/nl/films\\?a=b${left}$`));
});

it.each<[string[], LocaleFacts[]]>([
  [['Français', 'Nederlands', 'English'], localesOf('be')],
  [[], [locales['fr-BE']]],
])('offers %j', (offered, spoken) => {
  vi.mocked(localesOf).mockReturnValue(spoken);
  render(
    <Tab locale="fr-BE">
      <LanguageSwitch />
    </Tab>,
  );
  const links = [...document.querySelectorAll('a[lang]')];
  expect(links.map((link) => link.textContent?.replace(/Belg.+/, ''))).toEqual(offered);
  expect(screen.queryAllByRole('button').length > 0).toBe(offered.length > 0);
});
