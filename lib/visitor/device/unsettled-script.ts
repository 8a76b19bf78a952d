import { signedCookie } from '../../auth/signed-cookie';

/**
 * Runs before the first paint. Pages are the same for everyone, so a filtered address is first answered with all there is:
 * while `data-unsettled` stands on the root, what the address will change keeps its room and is not seen. `data-guest`:
 * nobody is signed in. Where code does not come nothing will change, and what the page says by then is shown at once; a
 * board that is still on its way marks the page again, so that it is shown once more when all of it is there.
 */
export const unsettledScript =
  `if(/\\/filters\\//.test(location.pathname))document.documentElement.dataset.unsettled='';
if(!/(^|; )${signedCookie}=[^;]/.test(document.cookie))document.documentElement.dataset.guest='';
document.addEventListener('error',({target})=>{if(target.tagName==='SCRIPT'){
const show=()=>{delete document.documentElement.dataset.unsettled};
show();document.addEventListener('DOMContentLoaded',show)}},true)`.replaceAll('\n', '');
