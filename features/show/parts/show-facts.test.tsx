// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { showDetails } from '@/tests/support/wire';
import { ShowFacts } from './show-facts';

const factsOf = (wire: Parameters<typeof showDetails>[0], locale: Locale = 'en-FR') => {
  const show = parseAnswer('fr', endpoints.show, 'test', showDetails(wire));
  const { container, unmount } = render(
    <Tab locale={locale}>
      <ShowFacts show={show} />
    </Tab>,
  );
  const facts = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  unmount();
  return facts;
};

it('says of a date that it is to come or unknown, and never leaves it out', () => {
  const unknown = { releaseAt: { FR_FR: '1900-01-01' } };
  expect(factsOf({ ...unknown, isComingSoon: true })).toContain('Date to be announced');
  expect(factsOf({ ...unknown, isComingSoon: true }, 'fr-FR')).toContain('Date à annoncer');
  expect(factsOf({ ...unknown, isComingSoon: false })).not.toContain('Date to be announced');
  expect(factsOf({ ...unknown, isComingSoon: false })).toContain('Release date unknown');
});
