import { t, type Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Item } from '../item';

type Topic = 'films' | 'meetings' | 'cinemas' | 'programme' | 'contest';

export const topics: Readonly<Record<Topic, { slug: string; label: Words }>> = {
  films: { slug: 'films', label: t('Films', 'Films', 'Filme', 'Films') },
  meetings: { slug: 'rencontres', label: t('Rencontres', 'Interviews', 'Gespräche', 'Interviews') },
  cinemas: { slug: 'cinemas', label: t('Cinémas', 'Cinemas', 'Kinos', 'Bioscopen') },
  programme: { slug: 'programme', label: t('Programme', 'Programme', 'Programm', 'Programma') },
  contest: { slug: 'concours', label: t('Concours', 'Competition', 'Wettbewerb', 'Winactie') },
};

/** What the editors wrote. */
export type Story = Item & {
  /** Days ago. */
  age: number;
  topic: Topic;
  title: Words;
  teaser: Words;
  /** HTML. */
  content: Words;
  picture: Shot;
  /** The key of a title. */
  film?: string;
  author?: string;
  /** The editors switched off its date, its way back, its topic or its sharing, or sent only a thumbnail. */
  hides?: readonly ('date' | 'back' | 'topic' | 'sharing' | 'image')[];
};
