import { useTranslations } from 'next-intl';
import { useQueryClient } from '@/lib/api/use-query';
import { useLanguage } from '@/lib/i18n/use-language';
import { buildWantedMark, type FeelingChange, setFeeling } from '@/lib/visitor/marks/feelings';
import { type Pressing, tellChange } from '@/lib/visitor/marks/tell-change';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { useAdmission } from '@/lib/visitor/session/use-admission';

type Show = { slug: string; name: string };
const topic = 'feelings';

/** Changes the list or an opinion and tells the visitor when it could not be. */
export function useFeelingChange() {
  const t = useTranslations('feelings');
  const language = useLanguage();
  const queries = useQueryClient();
  const admit = useAdmission();

  return async function feel({ slug, name }: Show, change: FeelingChange, how: Pressing = {}) {
    const show = { slug, name };
    const admission = await admit(buildWantedMark(show, change), how.trigger);
    if (admission === 'kept') return;
    const outcome = admission === 'go' ? await setFeeling(queries, show, change, language) : 'failed';
    if (outcome === 'failed' || outcome === 'hasty' || outcome === 'limit')
      useAlerts.getState().push({
        topic,
        level: 'WARNING',
        title: t('failed.title', { name }),
        subtitle: t(outcome === 'hasty' ? 'hasty.text' : 'failed.text'),
      });
    if (outcome !== 'done') return;
    const said = 'wish' in change ? (change.wish ? 'added' : 'removed') : 'rated';
    const undo = said === 'removed' && { label: t('undo'), act: () => feel(show, { wish: true }) };
    tellChange({ topic, title: t(said, { name }), undo }, how);
  };
}
