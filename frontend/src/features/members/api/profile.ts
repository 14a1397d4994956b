import type { WithheldField } from '@contracts/profile-fields';
import { reads } from '../../../client/reads';

/** What moderators keep from view of one's own profile. */
export const withheldQuery = reads<WithheldField[]>(['members', 'withheld'], '/api/auth/user/withheld');
