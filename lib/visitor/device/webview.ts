/** What the mobile app adds to the user agent of its webview: `… CandelaApp/4.12`. */
const appAgent = /\bCandelaApp\/\d/;
const webviewClass = 'webview';

/** Runs in the head before anything is painted, so that the app's visitors never see the site's own header. */
export const webviewScript = `${appAgent}.test(navigator.userAgent)&&document.documentElement.classList.add('${webviewClass}')`;

/** Whether this page is shown inside the mobile app, which draws its own header and bar around it. False on the server. */
export const isApp = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.classList.contains(webviewClass);
