/** Next looks in the folders above as well, and would find the site’s: a bare page that names its requests and bounds what it keeps. */
export function register() {}
