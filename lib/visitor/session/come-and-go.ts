import { signedCookie } from '../../auth/signed-cookie';
import { forgetCookie } from '../device/save-cookie';
import { tellOtherTabs } from './other-tabs';
import { useSigned } from './signed.store';

/** The session is over: in this tab, and in the others. */
export function leaveSession(): void {
  forgetCookie(signedCookie);
  tellOtherTabs('session');
  useSigned.setState({ mark: '', signed: false });
}

/** There is a new one: for this tab, and for the others. */
export function enterSession(): void {
  useSigned.getState().look();
  tellOtherTabs('session');
  useSigned.setState({ signed: true });
}
