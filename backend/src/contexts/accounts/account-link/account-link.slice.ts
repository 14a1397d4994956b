import type { Slice } from '../../../platform/slices/slice.js';
import { AccountLinks } from './account-links.service.js';
import { FormerOwners } from './former-owners.service.js';

/** Links by which owners of mailboxes say something about an account. */
export const accountLink: Slice = { providers: [AccountLinks, FormerOwners] };
