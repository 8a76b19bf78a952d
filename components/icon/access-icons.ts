import type { AccessName } from '@/lib/domain/showing';
import type { IconName } from './icon.names';

export const accessIcons: Record<AccessName, IconName> = {
  audiodesc: 'audio-description',
  'hearing-impaired': 'hearing',
  pmr: 'wheelchair',
};
