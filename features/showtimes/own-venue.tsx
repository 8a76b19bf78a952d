import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { Words } from '@/lib/i18n/words';
import { OwnVenueIsland } from './upcoming/own-venue.island';

/** What plays next in one format at the visitor's own cinema, or at the nearest that has it. */
export function OwnVenue({ tag, title }: { tag: string; title: string }) {
  const t = useTranslations('ownVenue');
  return (
    <Wrap>
      <Words of={['ownVenue']}>
        <OwnVenueIsland tag={tag} title={title} heading={t('showings', { format: title })} />
      </Words>
    </Wrap>
  );
}
