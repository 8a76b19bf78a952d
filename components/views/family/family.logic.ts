import type { useTranslations } from 'next-intl';
import type { Judgement } from '@/lib/domain/child';
import type { FamilyWish, FamilyWords } from '@/lib/domain/family';
import type { Filters } from '@/lib/routing/filters';

type Translate = ReturnType<typeof useTranslations<'family'>>;

const figure = ([text]: readonly string[] = []) => (text === undefined ? null : Number(text));

/** What the address wants for a family. */
export const readWish = ({ child, most }: Filters): FamilyWish => ({ age: figure(child), most: figure(most) });

/** What needs no word of warning has none. */
const said = ['suggested', 'small', 'young', 'advice', 'unsaid', 'unrated'] as const;

export function sayForFamily(t: Translate): FamilyWords {
  return {
    film: ({ reason, age }: Judgement) => {
      const key = said.find((one) => one === reason);
      return key ? t(key, { age }) : '';
    },
    showing: ({ reason, age }: Judgement) => t(reason === 'evening' ? 'evening' : 'late', { age }),
  };
}
