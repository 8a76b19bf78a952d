import { isApp } from '@/lib/visitor/device/webview';
import { platformOf } from './tracking.logic';

/** Where the visitor is, as far as the browser knows. */
export const here = () => ({ path: location.pathname, platform: platformOf(innerWidth, isApp()) });
