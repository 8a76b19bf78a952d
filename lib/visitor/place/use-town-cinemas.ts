import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import { useQuery } from '@/lib/api/use-query';
import { cleanTyped } from '@/lib/text/typed-text';
import { useSettled } from '../device/use-settled';

export type TownCinemas = { town: string; cinemas: readonly { slug: string; kilometres: number }[] };

const rest = 300;
const shortest = 3;

/** The cinemas around a town that has none, nearest first: only the search knows such towns. Asked once the typing rests. */
export function useTownCinemas(typed: string, isWanted: boolean): TownCinemas | null {
  const text = cleanTyped(typed);
  const asked = useSettled(text, rest);
  const isAsked = isWanted && asked === text && text.length >= shortest;
  const { data } = useQuery({ ...query(useLocale(), 'search', { q: asked, type: 'cinema' }), enabled: isAsked });
  const near = (isAsked && data ? data : []).flatMap((found) =>
    found.kind === 'cinema' && found.near ? [{ slug: found.slug, ...found.near }] : [],
  );
  const [first] = near;
  return first ? { town: first.town, cinemas: near } : null;
}
