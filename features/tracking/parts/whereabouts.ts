import { isApp } from '@/lib/visitor/device/webview';
import { pickPlatform } from './tracking.logic';

/** Where the visitor is, as far as the browser knows. */
export const readWhereabouts = () => ({ path: location.pathname, platform: pickPlatform(innerWidth, isApp()) });
