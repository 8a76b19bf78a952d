import { useSession } from '@/lib/visitor/session/session';
import { LoadingMenu } from './loading-menu';
import { Menu, type Props } from './menu.island';

/** The list of the account's pages, for whoever has one. */
export function OwnMenu(props: Props) {
  const { status } = useSession();
  if (status === 'unknown') return <LoadingMenu />;
  return status === 'in' && <Menu {...props} isWhole />;
}
