import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { Special } from '@/lib/domain/article';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Experience } from '@/lib/domain/editorial';
import type { ExperienceGroup } from '@/lib/domain/experience';
import { GroupsNav } from './wall/groups-nav';
import { Stories } from './wall/stories';
import { Wall } from './wall/wall';

type Props = {
  experiences: readonly Experience[];
  groups: readonly ExperienceGroup[];
  cinemas: readonly CinemaSummary[];
  stories: readonly Special[];
};

/** Every way to see a film, each a picture and a promise, then what was told about them. */
export function ExperiencesScreen({ experiences, groups, cinemas, stories }: Props) {
  const t = useTranslations('experiences');
  return (
    <>
      <Wrap>
        <PageHead title={t('title')}>{experiences.length > 0 && t('ways', { count: experiences.length })}</PageHead>
        <GroupsNav groups={groups} />
        {experiences.length === 0 && <StateMessage title={t('none')} level={2} />}
      </Wrap>
      <Wall experiences={experiences} cinemas={cinemas} />
      <Stories stories={stories} title={t('stories')} />
    </>
  );
}
