import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { PickNav, pickClass } from '@/components/ui/filter-pick/pick-nav';
import type { ExperienceGroup } from '@/lib/domain/experience';

type Props = { groups: readonly ExperienceGroup[] /** Left out on the page of all. */; current?: string };

/** Every group is a page of its own, so the choice works without scripts and can be shared. */
export function GroupsNav({ groups, current }: Props) {
  const t = useTranslations('experiences');
  if (groups.length === 0) return null;
  return (
    <PickNav label={t('groups')}>
      <Link to="experiences" className={pickClass} current={current === undefined}>
        {t('every')}
      </Link>
      {groups.map(({ slug, title }) => (
        <Link key={slug} to="experienceGroup" params={{ slug }} className={pickClass} current={slug === current}>
          {title}
        </Link>
      ))}
    </PickNav>
  );
}
