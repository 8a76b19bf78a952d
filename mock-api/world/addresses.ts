let clients = 'http://127.0.0.1:3001';
let identity = 'http://localhost:3003';

/** Whoever starts the servers tells where they listen. */
export function serveClientsFrom(api: string, provider: string): void {
  clients = api;
  identity = provider;
}

/** Of the client API of a site, without a slash at the end. */
export const clientAddress = (site: string): string => `${clients}/${site}/client`;
/** Of the identity provider, without a slash at the end. */
export const identityAddress = (): string => identity;
