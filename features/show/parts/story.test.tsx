// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { Tab } from '@/tests/support/tab';
import { showDetails } from '@/tests/support/wire';
import { Story } from './story';

const told = (originalReleaseAt: string | null) => {
  const show = parseAnswer('fr', endpoints.show, 'test', showDetails({ originalReleaseAt }));
  render(
    <Tab locale="en-FR">
      <Story show={show} isNew={false} />
    </Tab>,
  );
  return screen.queryByText('First released')?.nextElementSibling?.textContent ?? null;
};

it.each([
  ['1927-01-01', '1927'],
  ['1986-05-14', '14\u00a0May 1986'],
  ['2026-01-01', null],
  [null, null],
])('of a film first released on %s it tells %s', (date, words) => expect(told(date)).toBe(words));
