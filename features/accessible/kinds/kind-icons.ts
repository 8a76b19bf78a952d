import type { IconName } from '@/components/ui/icon/icon.names';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import type { AccessKind } from '@/lib/domain/access-kinds';

export const kindIcons: Readonly<Record<AccessKind, IconName>> = { ...accessIcons, quiet: 'moon' };
