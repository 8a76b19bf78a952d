/** The addresses of the redirect flow, which all are navigations. */
const authPaths = ['/auth/login', '/auth/logout', '/callback'] as const;
export type AuthPath = (typeof authPaths)[number];

export const isAuthPath = (pathname: string): pathname is AuthPath => authPaths.some((path) => path === pathname);
