import { declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** By member: what everybody may read of them, counted as facts come, so that asking costs the same however much they wrote. */
export const contributionsView = declareView('contributions', { topics: number, comments: number, solutions: number });

/** By topic: whose comment is its solution. */
export const solutionsView = declareView('solutions', { member_id: text, comment_id: text, position: number }, { indexes: [{ member_id: 1, position: -1 }] });
