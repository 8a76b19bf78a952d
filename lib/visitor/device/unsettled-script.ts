import { signedCookie } from '../../auth/signed-cookie';

/**
 * Runs before the first paint. Pages are the same for everyone, so a filtered address is first answered with all there is:
 * while `data-unsettled` stands on the root, what the address will change keeps its room and is not seen. `data-guest`:
 * nobody is signed in.
 */
export const unsettledScript =
  `if(/\\/filters\\//.test(location.pathname))document.documentElement.dataset.unsettled='';
if(!/(^|; )${signedCookie}=[^;]/.test(document.cookie))document.documentElement.dataset.guest=''`.replaceAll('\n', '');
