import type { IdentityProvider } from '../../kernel/identity-provider.js';
import type { Settings } from '../settings/settings.js';
import { GitHub } from './git-hub.js';
import { Google } from './google.js';

/** The providers that are set up, in the order in which they are offered; none asks anything of its server before it is used. */
export const identityProviders = ({ signIn: { github, google } }: Settings): readonly IdentityProvider[] => [
  ...(github ? [new GitHub(github)] : []),
  ...(google ? [new Google(google)] : []),
];
