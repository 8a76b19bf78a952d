import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider';
import { demo, forSite } from '@/lib/env/demo';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { findMember } from '../world/accounts/people';
import { claimsOf } from './claims';
import { endPage, errorPage } from './pages/plain';
import { keepKeys } from './tokens';

/** Seconds. */
const hour = 3_600;
const day = 24 * hour;

/** Where a site of this machine may be sent back to; the first one also answers bare `localhost`. */
const originsOf = (site: SiteId, port: number): string[] => [
  `http://${site}.localhost:${port}`,
  ...(site === siteIds[0] ? [`http://localhost:${port}`] : []),
];

const clientOf = (site: SiteId, port: number): ClientMetadata => ({
  client_id: forSite(demo.clientId, site),
  client_secret: forSite(demo.clientSecret, site),
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: originsOf(site, port).map((origin) => `${origin}/callback`),
  post_logout_redirect_uris: originsOf(site, port),
});

/** The client of a site asks for access to that site's client API; nobody has to say so. */
const audienceOf = (clientId: string) => forSite(demo.audience, clientId.slice(forSite(demo.clientId, '').length));

/** Everything of our own sites is agreed to. */
async function buildGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const scope = 'openid profile email offline_access';
  grant.addOIDCScope(scope);
  grant.addResourceScope(audienceOf(client.clientId), scope);
  await grant.save();
  return grant;
}

/** An OpenID Connect provider of this machine, with keys of its own, one client a site and the members of the dataset. */
export async function makeProvider(port: number, sitePort: number): Promise<Provider> {
  const issuer = demo.domain(port);
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' };
  keepKeys({ issuer: `${issuer}/`, publicKey, privateKey, kid: key.kid });

  return new Provider(`${issuer}/`, {
    clients: siteIds.map((site) => clientOf(site, sitePort)),
    jwks: { keys: [key] },
    cookies: { keys: [crypto.randomUUID()] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['screen_hint', 'audience'],
    ttl: {
      AccessToken: hour,
      IdToken: hour,
      RefreshToken: 14 * day,
      Session: 14 * day,
      Grant: 14 * day,
      Interaction: hour,
    },
    findAccount: (_, id) => {
      const member = findMember(id);
      return member && { accountId: id, claims: () => ({ sub: id, ...claimsOf(member) }) };
    },
    extraTokenClaims: (_, token) => {
      const member = 'accountId' in token && token.accountId ? findMember(token.accountId) : undefined;
      return member && claimsOf(member);
    },
    loadExistingGrant: buildGrant,
    issueRefreshToken: () => true,
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage();
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_, client) => audienceOf(client.clientId),
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => ({
          scope: 'openid profile email offline_access',
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: hour,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.type = 'html';
          ctx.body = endPage(form);
        },
      },
    },
  });
}
