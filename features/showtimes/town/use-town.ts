import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { readWish, sayForFamily } from '@/components/views/family/family.logic';
import { useAtClock, useStandings } from '@/components/views/showtime-name/use-standings';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import { cinemaDayOf } from '@/lib/domain/day';
import { narrowForFamily } from '@/lib/domain/family';
import { type CinemaDay, type GuideTitle, mergeDays } from '@/lib/domain/guide';
import { narrowFilms } from '@/lib/domain/narrow-films';
import { byTime } from '@/lib/domain/showing';
import { splitByStanding } from '@/lib/domain/standing';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Filters } from '@/lib/routing/filters';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { useAnswerList } from '@/lib/visitor/answers/use-answer-list';
import { programmeUrl } from './programme-url';
import type { TownTimesProps } from './town-props';

type Asked = Pick<TownTimesProps, 'cinemas' | 'facts' | 'law' | 'region'> & { wanted: Filters | null };

/** What is left to book in each cinema of a town of what the address asks for: of the answers that the guide and a cinema ask too. */
export function useTown({ cinemas, facts, law, region, wanted }: Asked) {
  const language = useLanguage();
  const family = useTranslations('family');
  const today = useAtClock(facts, cinemaDayOf);
  const day = wanted?.date?.find((date) => date >= today) ?? today;
  const urls = wanted ? cinemas.map(({ slug }) => programmeUrl(language, slug, day)) : [];
  const answers = useAnswerList<CinemaDay<GuideTitle>>(urls, ageOfShowings);
  const films = useMemo(() => mergeDays(answers.map(({ data }) => data)), [answers]);
  const fitting = narrowForFamily(narrowFilms(films, wanted ?? {}, day), readWish(wanted ?? {}), {
    law,
    regions: cinemas.map(() => region),
    say: sayForFamily(family),
  });
  const standings = useStandings(
    fitting.flatMap(({ showings }) => showings),
    facts,
  );
  const open = splitByStanding(fitting, standings)
    .flatMap(({ group, standings: own }) =>
      group.showings.flatMap((showing, index) =>
        own.charAt(index) === '0' && showing.url
          ? [{ film: group.title, showing, note: showing.note ?? group.note }]
          : [],
      ),
    )
    .sort((a, b) => byTime(a.showing, b.showing));
  return {
    ...{ films, today, day },
    rows: cinemas.map((cinema, at) => ({
      ...cinema,
      left: open.filter(({ showing }) => showing.at === at),
      isAnswered: answers[at]?.data !== undefined,
      hasFailed: answers[at]?.hasFailed ?? false,
      retry: () => void askAnswer(urls[at] ?? ''),
    })),
  };
}
