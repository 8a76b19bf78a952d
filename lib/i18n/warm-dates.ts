/**
 * The first date that a browser writes costs a phone some 60 ms, for it then reads all it knows about the language. Here
 * it does so while the scripts of the page are on their way, instead of when they wake the page up, and after the first
 * paint, which would wait for it.
 */
export const warmDatesScript =
  'requestAnimationFrame(()=>setTimeout(()=>new Intl.DateTimeFormat(document.documentElement.lang)))';
