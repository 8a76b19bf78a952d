let clients = 'http://127.0.0.1:3001';
let identity = 'http://localhost:3003';
let widgets = 3002;

/** Whoever starts the servers tells where they listen. */
export function serveClientsFrom(api: string, provider: string): void {
  clients = api;
  identity = provider;
}

/** Of the client API of a site, without a slash at the end. */
export const clientAddress = (site: string): string => `${clients}/${site}/client`;
/** Of the identity provider, without a slash at the end. */
export const identityAddress = (): string => identity;

/** The port of the chat and of the collector of opinions. */
export function serveWidgetsFrom(port: number): void {
  widgets = port;
}

/** Of a service of somebody else, on a host of its own, without a slash at the end. */
export const widgetAddress = (name: 'chat' | 'feedback'): string => `http://${name}.localhost:${widgets}`;
