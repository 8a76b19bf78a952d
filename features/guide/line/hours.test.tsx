// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hours } from './hours';

it('writes the hours after midnight as the showings below them', () => {
  const { container } = render(<Hours axis={{ from: 22, to: 26 }} now={null} handles={null} />);
  expect([...container.querySelectorAll('span')].map((hour) => hour.textContent)).toEqual([
    '22:00',
    '23:00',
    '00:00',
    '01:00',
  ]);
});
