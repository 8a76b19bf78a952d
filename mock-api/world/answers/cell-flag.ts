import type { Language } from '@/lib/sites/languages';
import type { Screening } from '../screening';
import { type FlagText, flags } from '../texts/flags';
import { addDays } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';
import { flagOf } from './title';

type CellFlag = { flag: string | null; flagColor: string | null; labelCategory: string | null };
type Day = { title: Title; date: string; screenings: readonly Screening[] };

/** What a day of a title says of itself in the programme of a cinema: an evening first, then the title's own ribbon. */
export function cellFlag(world: World, day: Day, language: Language): CellFlag {
  const said = eveningFlag(day) ?? ownFlag(world, day);
  if (said) return { flag: said.text[language], flagColor: said.colour, labelCategory: said.category ?? null };
  return hasTag(day, '3d')
    ? { flag: '3D', flagColor: null, labelCategory: '3D' }
    : { flag: null, flagColor: null, labelCategory: null };
}

const hasTag = ({ screenings }: Day, tag: string) => screenings.some(({ tags }) => tags.includes(tag));

function eveningFlag(day: Day): FlagText | null {
  const isPreview = hasTag(day, 'AVP');
  if (hasTag(day, 'equipe') || hasTag(day, 'avp-equipe')) return isPreview ? flags.team : flags.guests;
  return isPreview ? flags.premiere : null;
}

/** Ribbons of other days than this one: a preview is over when the film has come. */
const elsewhere: ReadonlySet<FlagText> = new Set([flags.team, flags.premiere, flags.presale]);

function ownFlag(world: World, { title, date }: Day): FlagText | null {
  const flag = flagOf(world, title);
  if (!flag || elsewhere.has(flag)) return null;
  const isNew = title.release !== null && date < addDays(title.release, 7);
  return flag === flags.new && !isNew ? null : flag;
}
