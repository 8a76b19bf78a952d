import type { findAccountFacts } from '@/features/account/account.load';
import { AccountLayer } from '@/features/account/account-layer.island';
import { Toasts } from '@/features/alerts/toasts';
import { Chat } from '@/features/chat/chat';
import { Favourites } from '@/features/favourites/favourites.island';
import { Feelings } from '@/features/feelings/feelings.island';
import { Scripts } from '@/features/injections/scripts';
import { Installable } from '@/features/install/installable';
import { ShortlistTray } from '@/features/shortlist/tray.island';
import { ChosenAddressLater, TrackingLater } from './once-awake.island';
import { Presses } from './presses.island';

type Props = { account: Awaited<ReturnType<typeof findAccountFacts>> };

/** What stands in no place of the page: dialogs, notices, and those who listen to what happens in it. */
export function OverPage({ account }: Props) {
  return (
    <>
      <Presses />
      <ChosenAddressLater />
      <Toasts />
      <Chat />
      <Installable />
      <ShortlistTray />
      <TrackingLater>
        <Scripts />
      </TrackingLater>
      {account && (
        <>
          <AccountLayer facts={account} />
          <Favourites limit={account.favouritesLimit} />
          <Feelings />
        </>
      )}
    </>
  );
}
