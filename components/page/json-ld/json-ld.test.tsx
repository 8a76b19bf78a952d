import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlOnlyTexts, mostHtmlOnly } from '../html-only/html-only-texts';
import { JsonLd } from './json-ld';

it('writes facts that no text can break out of', () => {
  const html = renderToString(<JsonLd facts={{ '@type': 'Movie', name: '</script><b>' }} />);
  expect(html).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Movie","name":"\\u003c/script>\\u003cb>"}</script>',
  );
});

it('keeps no more of them than fit a fixed bound, the latest ones', () => {
  for (let place = 0; place < mostHtmlOnly + 20; place += 1) renderToString(<JsonLd facts={{ name: place }} />);
  expect(htmlOnlyTexts().size).toBe(mostHtmlOnly);
  expect(renderToString(<JsonLd facts={{ name: mostHtmlOnly + 19 }} />)).toContain(`"name":${mostHtmlOnly + 19}`);
});
