import { address, type Environment, WrongSetting } from './readings.js';

/** Through whom members may sign in. */
export interface SignInSettings {
  /** Our clients at the providers; one that is null is not offered. */
  readonly signIn: { readonly github: ProviderSettings | null; readonly google: ProviderSettings | null };
}

export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address whose discovery document tells the endpoints, or null for the provider's own. */
  readonly issuer: string | null;
}

export const SIGN_IN_SETTINGS = [
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OAUTH_GITHUB_ISSUER',
  'OAUTH_GOOGLE_ISSUER',
] as const;

/** Throws WrongSetting. */
export const readSignIn = (given: Environment): SignInSettings => ({ signIn: { github: providerOf(given, 'GITHUB'), google: providerOf(given, 'GOOGLE') } });

/** A provider is offered when both halves of our client there are given. */
function providerOf(given: Environment, name: 'GITHUB' | 'GOOGLE'): ProviderSettings | null {
  const names = { id: `${name}_CLIENT_ID`, secret: `${name}_CLIENT_SECRET`, issuer: `OAUTH_${name}_ISSUER` };
  const { [names.id]: clientId, [names.secret]: clientSecret } = given;
  if (!clientId && !clientSecret && !given[names.issuer]) return null;
  if (!clientId || !clientSecret) throw new WrongSetting(`${names.id} and ${names.secret} have to be given together.`);
  return { clientId, clientSecret, issuer: given[names.issuer] ? issuerOf(given, names.issuer) : null };
}

/** Over plain HTTP anybody on the way could say who somebody is; only this machine itself is spared. */
function issuerOf(given: Environment, name: string): string {
  const issuer = address(given, name, '');
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new WrongSetting(`${name} has to begin with https://; http:// is only for an address on this machine.`);
  return issuer;
}
