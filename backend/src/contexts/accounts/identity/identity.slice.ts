import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { Arrivals } from './arrivals.service.js';
import { IdentitiesController } from './identities.controller.js';
import { identitiesView } from './identities.model.js';
import { identitiesProjection } from './identities.projection.js';
import { IdentitiesQuery } from './identities.query.js';
import { LinkAccount, RegisterByIdentity, UnlinkIdentity, UnlinkProvider } from './identity.commands.js';
import { identityId, identityStream } from './identity.stream.js';
import { LinkAccountHandler } from './link-account.handler.js';
import { OAuthController } from './oauth.controller.js';
import { OAuthEntryController } from './oauth-entry.controller.js';
import { PendingRegistrations } from './pending-registrations.service.js';
import { ProviderAccounts } from './provider-accounts.service.js';
import { ProviderEntry } from './provider-entry.service.js';
import { ProviderPictures } from './provider-pictures.service.js';
import { RegisterByIdentityHandler } from './register-by-identity.handler.js';
import { SignInTokens } from './sign-in-tokens.service.js';
import { UnlinkProviderHandler } from './unlink-provider.handler.js';
import { Visits } from './visits.service.js';

/** Accounts of other providers by which members sign in. */
export const identity: Slice = {
  streams: [identityStream],
  told: tellsNothing(identityStream),
  commands: [
    decides(UnlinkIdentity, identityStream, identityId),
    handledBy(LinkAccount, LinkAccountHandler),
    handledBy(RegisterByIdentity, RegisterByIdentityHandler),
    handledBy(UnlinkProvider, UnlinkProviderHandler),
  ],
  projections: [{ projection: identitiesProjection, models: [identitiesView] }],
  controllers: [OAuthController, OAuthEntryController, IdentitiesController],
  providers: [IdentitiesQuery, ProviderAccounts, SignInTokens, PendingRegistrations, Arrivals, ProviderPictures, Visits, ProviderEntry],
};
