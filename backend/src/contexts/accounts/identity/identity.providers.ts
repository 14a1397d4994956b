import { Arrivals } from './arrivals.js';
import { identityHandlers } from './identity.handlers.js';
import { LinkAccountHandler } from './link-account.handler.js';
import { PendingRegistrations } from './pending-registrations.js';
import { ProviderAccounts } from './provider-accounts.js';
import { ProviderEntry } from './provider-entry.js';
import { RegisterByIdentityHandler } from './register-by-identity.handler.js';
import { SignInTokens } from './sign-in-tokens.js';
import { UnlinkProviderHandler } from './unlink-provider.handler.js';
import { Visits } from './visits.js';

export const identityProviders = [
  ...identityHandlers,
  LinkAccountHandler,
  RegisterByIdentityHandler,
  UnlinkProviderHandler,
  ProviderAccounts,
  SignInTokens,
  PendingRegistrations,
  Arrivals,
  Visits,
  ProviderEntry,
];
