import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { Prose } from '@/components/ui/prose/prose';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Experience } from '@/lib/domain/editorial';
import type { ExperienceGroup } from '@/lib/domain/experience';
import styles from './experience-group.module.scss';
import { GroupsNav } from './wall/groups-nav';
import { Wall } from './wall/wall';

type Props = {
  group: ExperienceGroup;
  experiences: readonly Experience[];
  groups: readonly ExperienceGroup[];
  cinemas: readonly CinemaSummary[];
  trail: ReactNode;
};

/** Experiences that belong together: what they share, then each of them. */
export function ExperienceGroupScreen({ group, experiences, groups, cinemas, trail }: Props) {
  const t = useTranslations('experiences');
  return (
    <>
      {group.picture ? (
        <PageHero picture={group.picture} print="hall" size="small" trail={trail} title={group.title}>
          {group.html && <Prose html={group.html} />}
        </PageHero>
      ) : (
        <Wrap>
          {trail}
          <PageHead title={group.title} />
          {group.html && <Prose html={group.html} />}
        </Wrap>
      )}
      <Wrap>
        <div className={styles.groups}>
          <GroupsNav groups={groups} current={group.slug} />
        </div>
        {experiences.length === 0 && (
          <StateMessage title={t('noneHere')} level={2}>
            <GoLink to="experiences">{t('all')}</GoLink>
          </StateMessage>
        )}
      </Wrap>
      <Wall experiences={experiences} cinemas={cinemas} />
    </>
  );
}
