import type { Language } from '@/lib/sites/languages';
import { askAnswer, useAnswers } from '../answers/answers.store';
import { pickEarlierPlace } from './enter-page';
import { hereUrl } from './here-url';
import { type LocatorChoice, type Place, useLocator } from './locator.store';
import { parseChoice } from './locator-choice';
import type { SavedPlace } from './saved-places';

const { getState: now, setState: set } = useLocator;

/** What the wish or the zone turned out to be; for null the next source answers. */
export function settlePlace(choice: LocatorChoice | null, place: Place | null, source: 'address' | 'zone'): void {
  // Whoever has chosen in the meantime knows better.
  if (now().choice) set({ wish: null });
  else
    set({
      wish: null,
      ...(choice ? { choice, place, source } : source === 'address' ? pickEarlierPlace() : { source }),
    });
}

/** Takes the visitor to be where the backend takes them to be. False where it does not know, or does not answer. */
export async function settleHere(language: Language): Promise<boolean> {
  const url = hereUrl(language);
  await askAnswer(url);
  const found = useAnswers.getState()[url]?.data as SavedPlace | null | undefined;
  settlePlace(parseChoice(found?.key), found ?? null, 'zone');
  return Boolean(found);
}
