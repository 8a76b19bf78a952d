import { act, render } from '@testing-library/react';
import { Tab } from '@/tests/support/tab';
import { ShortlistIsland } from './shortlist.island';

/** The shortlist as a link with that fragment opens it, with its answers. */
export async function openShortlist(fragment: string): Promise<void> {
  history.replaceState(null, '', `/en/my-shortlist${fragment && `#${fragment}`}`);
  const madeAt = { at: Date.now(), wall: '2026-11-20 17:30:00' };
  const facts = { site: 'fr', path: '/en/my-shortlist', timeZone: 'Europe/Paris', madeAt } as const;
  render(
    <Tab locale="en-FR">
      <ShortlistIsland facts={facts} go={<a href="/en/showtimes">Find films</a>} />
    </Tab>,
  );
  await act(async () => {});
}
