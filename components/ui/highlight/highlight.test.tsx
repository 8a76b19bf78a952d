import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlight } from './highlight';

it('marks what was typed, and writes no title and no typed word as HTML', () => {
  expect(renderToString(<Highlight title="Dune" typed="du" />)).toBe('<mark>Du</mark>ne');
  const html = renderToString(<Highlight title="<img src=x onerror=alert(1)> & co" typed="<img" />);
  expect(html).not.toContain('<img');
  expect(html.replace(/<\/?mark>|<!-- -->/g, '')).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; co');
});
