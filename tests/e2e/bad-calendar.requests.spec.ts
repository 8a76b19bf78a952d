import { expect, test } from '@playwright/test';
import { askSite } from '../support/ask-site';
import { messagesIn } from '../support/messages-in';

const host = 'fr.localhost';

test('a calendar that is none is refused in words, in its own language where it has one', async () => {
  const list = Array.from({ length: 500 }, (_, index) => `V1S${index}-202611212015`).join('.');
  for (const [path, said] of [
    ['fr/cinema/nowhere.ics', 'fr'],
    ['fr/cinema/nowhere/premieres.ics', 'fr'],
    ['fr/theme/western.ics', 'fr'],
    ['en/theme/western.ics', 'en'],
    ['nl/theme/kids.ics', 'fr'],
    ['fr/cinema/%E0%A4%A.ics', 'fr'],
    ['fr/cinema/..%2f..%2f.env', 'fr'],
    ['fr/cinema/a%0d%0aBEGIN:VEVENT.ics', 'fr'],
    ['fr/showing/%3Cscript%3E/x/202611212015-vf-1.ics', 'fr'],
    ['fr/showings/x.%3Cscript%3E.ics', 'fr'],
    [`fr/showings/${list}.ics`, 'fr'],
    ['fr/opening/nowhere.ics', 'fr'],
    ['fr/opening/nowhere/google', 'fr'],
    ['nothing', 'fr'],
  ] as const) {
    const { status, headers, text } = await askSite(host, `/calendar/${path}`);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
    expect(text).toBe(`${messagesIn(said).calendar.missing}\n`);
  }
});
