// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { HomeScreen } from './home';

const nothing = { hero: null, showings: null, experiences: [], offers: [], ecards: [], vod: [] };
const pushed = {
  ...{ slug: 'a', title: 'A new screen', topic: null, teaser: null, publishedOn: null },
  ...{ image: null, thumbnail: null, featuredShow: null },
};

it('says that its films could not be shown, where else to find them, and shows the rest', () => {
  render(
    <Tab>
      <HomeScreen {...nothing} listed={[]} isHeard={false} news={[pushed]} />
    </Tab>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The films could not be shown');
  expect(screen.getByRole('link', { name: 'All cinemas' }).getAttribute('href')).toBe('/en/cinemas');
  expect(screen.getByRole('heading', { name: 'A new screen' })).toBeDefined();
});

it('says nothing of the kind of a site without films', () => {
  render(
    <Tab>
      <HomeScreen {...nothing} listed={[]} isHeard news={[]} />
    </Tab>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
