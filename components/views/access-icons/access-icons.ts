import type { IconName } from '@/components/ui/icon/icon.names';
import type { AccessName } from '@/lib/domain/showing';

export const accessIcons: Record<AccessName, IconName> = {
  audiodesc: 'audio-description',
  'hearing-impaired': 'hearing',
  pmr: 'wheelchair',
};
