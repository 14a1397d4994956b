import type { LookRow } from '../../../../contracts/audit-timeline.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { objects, personal } from '../../../platform/views/view-fields.js';

/** Who of the staff saw what is a member's own, by role; `_id` is the member. */
export const looksView = declareView('looks', { looks: personal(objects<LookRow>()) }, { forgottenWith: ['AccountErased'] });
