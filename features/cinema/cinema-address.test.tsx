// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import { cinema, showCinema } from '@/tests/support/cinema';
import { installDialog } from '@/tests/support/install-dialog';
import { cinemaSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { CinemaLightScreen } from './cinema-light';

beforeAll(installDialog);

const way = 'Directions (new tab)';
const nowhere = { street: '', postalCode: '', city: '' };
const town = { ...nowhere, postalCode: '69002', city: 'Lyon' };
const road = { ...nowhere, street: '1 quai' };

const said = (container: Element) =>
  [...container.querySelectorAll('address')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

it.each([
  ['all of its address', { ...town, street: '1 quai' }, `1 quai, 69002 Lyon ${way}`, '1 quai69002 Lyon'],
  ['its town alone', town, `69002 Lyon ${way}`, '69002 Lyon'],
  ['its street alone', road, `1 quai ${way}`, '1 quai'],
  ['nothing, and no lone comma', nowhere, way, undefined],
])('a page of a cinema says %s, as far as it is known', (_, facts, atTheHead, inThePanel) => {
  const page = showCinema(facts);
  expect(said(page.container)).toEqual([atTheHead, inThePanel].filter((text) => text !== undefined));
  page.unmount();
  const light = render(
    <Tab locale="en-FR">
      <CinemaLightScreen cinema={{ ...cinema, ...facts }} formats={[]} alerts={[]} programme={null} />
    </Tab>,
  );
  expect(said(light.container)).toEqual([atTheHead]);
});

it('says how to come to a cinema without a street', () => {
  const { container } = showCinema({ ...nowhere, itinerary: trustHtml('<p>Tram T1, at the door</p>') });
  expect(container.textContent?.split('Tram T1')).toHaveLength(3);
});

it('draws no empty line for a neighbour of which only the name is known', () => {
  const near = [{ cinema: cinemaSummary('vaise', nowhere), kilometres: null }];
  const { container } = showCinema({}, 'en-FR', { near });
  expect(container.querySelector('article')?.textContent).toBe('Candela vaise');
  expect(container.querySelectorAll('article p')).toHaveLength(0);
});
